#include "match/seat.hpp"

#include <set>

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

constexpr Seat kA1{Team::a, BoardId::first};
constexpr Seat kA2{Team::a, BoardId::second};
constexpr Seat kB1{Team::b, BoardId::first};
constexpr Seat kB2{Team::b, BoardId::second};

TEST(Seat, knows_partner_opponent_and_diagonal) {
    EXPECT_EQ(kA1.partner(), kA2);
    EXPECT_EQ(kA1.opponent(), kB1);
    EXPECT_EQ(kA1.diagonal(), kB2);
    for (const Seat seat : kSeats) {
        EXPECT_EQ(seat.partner().partner(), seat);
        EXPECT_EQ(seat.opponent().opponent(), seat);
        EXPECT_EQ(seat.diagonal().diagonal(), seat);
        EXPECT_EQ(seat.partner().opponent(), seat.diagonal());
        EXPECT_EQ(seat.partner().team(), seat.team());
        EXPECT_EQ(seat.opponent().board(), seat.board());
    }
}

TEST(Seat, has_an_index_of_its_own) {
    std::set<std::size_t> indices;
    for (const Seat seat : kSeats) indices.insert(seat.index());
    EXPECT_EQ(indices, (std::set<std::size_t>{0, 1, 2, 3}));
}

// KNSB 1.4: teammates have opposite colours, and so have opponents.
TEST(Seat, colours_follow_from_who_has_white_on_the_first_board) {
    for (const Team white : kTeams) {
        EXPECT_EQ(color_of(Seat{white, BoardId::first}, white), Color::white);
        for (const Seat seat : kSeats) {
            const Color color = color_of(seat, white);
            EXPECT_EQ(color_of(seat.partner(), white), !color);
            EXPECT_EQ(color_of(seat.opponent(), white), !color);
            EXPECT_EQ(color_of(seat.diagonal(), white), color);
            EXPECT_EQ(seat_of(seat.board(), color, white), seat);
        }
    }
    EXPECT_EQ(color_of(kB2, Team::a), Color::white);
    EXPECT_EQ(color_of(kA2, Team::b), Color::white);
}

TEST(Seat, is_read_as_it_is_written) {
    EXPECT_EQ(name(kB1), "B1");
    for (const Seat seat : kSeats) EXPECT_EQ(parse_seat(name(seat)), seat);
    for (const auto* text : {"", "A", "A3", "a1", "C1", "A1 ", "arbiter"})
        EXPECT_EQ(parse_seat(text), std::nullopt) << text;
}

TEST(Seat, boards_count_from_one) {
    EXPECT_EQ(number(BoardId::first), 1);
    EXPECT_EQ(number(BoardId::second), 2);
    EXPECT_EQ(!BoardId::first, BoardId::second);
    EXPECT_EQ(!Team::a, Team::b);
}

TEST(Seat, keys_its_own_containers) {
    BySeat<int> by_seat;
    ByBoard<int> by_board;
    ByTeam<int> by_team;
    for (const Seat seat : kSeats) by_seat[seat] = static_cast<int>(seat.index()) + 1;
    for (const BoardId board : kBoards) by_board[board] = number(board);
    for (const Team team : kTeams) by_team[team] = team == Team::a ? 10 : 20;
    EXPECT_EQ(by_seat[kA1] + by_seat[kA2] + by_seat[kB1] + by_seat[kB2], 10);
    EXPECT_EQ(by_board[BoardId::second], 2);
    EXPECT_EQ(by_team[Team::b], 20);
}

}  // namespace
}  // namespace doorgeef::match
