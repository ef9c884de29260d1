#include "cli/play_fixture.hpp"
#include "doorgeef/play/table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using rules::Chessman;
using rules::Color;
using rules::IllegalMove;
using rules::Role;

constexpr Seat kA1{Team::a, BoardId::first};
constexpr Seat kA2{Team::a, BoardId::second};
constexpr Seat kB1{Team::b, BoardId::first};
constexpr Seat kB2{Team::b, BoardId::second};

static_assert(kA1.color() == Color::white && kB1.color() == Color::black);
static_assert(kA2.color() == Color::black && kB2.color() == Color::white);
static_assert(seat_of(BoardId::second, Color::white) == kB2 && seat_of(BoardId::second, Color::black) == kA2);

MoveReport play(Table& table, BoardId board, std::string_view move) {
    const auto report = table.play(board, coordinates(move));
    EXPECT_TRUE(report) << move;
    return report ? *report : MoveReport{{}, rules::Move::drop(Role::pawn, rules::Square::a1)};
}

TEST(Table, white_begins_on_both_boards) {
    const Table start = table(ruleset("knsb").ruleset);
    EXPECT_EQ(start.to_move(BoardId::first), kA1);
    EXPECT_EQ(start.to_move(BoardId::second), kB2);
    EXPECT_EQ(start.last_move(BoardId::first), std::nullopt);
    EXPECT_EQ(start.legal_moves(BoardId::second).size(), 20U);
}

TEST(Table, a_captured_piece_joins_the_teammates_reserve) {
    Table match = table(ruleset("knsb").ruleset);
    play(match, BoardId::first, "e2e4");
    play(match, BoardId::first, "d7d5");
    EXPECT_EQ(play(match, BoardId::first, "e4d5").captured,
              (Passed{Chessman{Color::black, Role::pawn}, kA2}));
    EXPECT_EQ(play(match, BoardId::first, "d8d5").captured,
              (Passed{Chessman{Color::white, Role::pawn}, kB2}));
    EXPECT_EQ(fen(match, BoardId::second), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pp] w KQkq - 0 1");
    play(match, BoardId::second, "P@e3");
    EXPECT_EQ(fen(match, BoardId::second), "rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR[p] b KQkq - 0 1");
}

TEST(Table, a_promoted_pawn_is_passed_as_a_pawn) {
    Table match = table(ruleset("knsb").ruleset, "3Q~k3/8/8/8/8/8/8/4K3 b - -");
    EXPECT_EQ(play(match, BoardId::first, "e8d8").captured,
              (Passed{Chessman{Color::white, Role::pawn}, kB2}));
}

TEST(Table, what_is_captured_en_passant_is_passed_too) {
    Table match = table(ruleset("knsb").ruleset, "4k3/8/8/2PpP3/8/8/8/4K3 w - d6");
    EXPECT_EQ(play(match, BoardId::first, "e5d6").captured,
              (Passed{Chessman{Color::black, Role::pawn}, kA2}));
}

TEST(Table, promotion_by_taking_robs_the_opponents_teammate_and_pays_a_pawn) {
    Table match = table(ruleset("stein").ruleset, "1r2k3/P7/8/8/8/8/8/4K3 w - -");
    const MoveReport report = play(match, BoardId::first, "a7b8/d1");
    EXPECT_EQ(report.by, kA1);
    EXPECT_EQ(report.taken, (rules::Piece{Color::white, Role::queen}));
    EXPECT_EQ(report.captured, (Passed{Chessman{Color::black, Role::rook}, kA2}));
    EXPECT_EQ(report.surrendered, (Passed{Chessman{Color::white, Role::pawn}, kB2}));
    EXPECT_EQ(fen(match, BoardId::first), "1Q2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    EXPECT_EQ(fen(match, BoardId::second), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR[Pr] w KQkq - 0 1");
    EXPECT_EQ(match.state(BoardId::first), BoardState::in_check);
}

TEST(Table, with_nothing_to_take_the_pawn_is_lost) {
    Table match = table(ruleset("stein").ruleset, "4k3/P7/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - -");
    const MoveReport report = play(match, BoardId::first, "a7a8/-");
    EXPECT_FALSE(report.taken || report.captured || report.surrendered);
    EXPECT_EQ(fen(match, BoardId::first), "4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    EXPECT_EQ(fen(match, BoardId::second), "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
}

TEST(Table, one_board_passes_nothing) {
    Table match = table(ruleset("jijbent").ruleset, "4k3/8/8/3p4/4P3/8/8/4K3 w - -");
    EXPECT_FALSE(match.has(BoardId::second));
    EXPECT_EQ(play(match, BoardId::first, "e4d5").captured, std::nullopt);
}

TEST(Table, a_refusal_changes_nothing) {
    Table match = table(ruleset("knsb").ruleset);
    for (const auto& [move, reason] : {std::pair{"e3e4", IllegalMove::empty_square},
                                       {"e7e5", IllegalMove::not_your_piece},
                                       {"e2e5", IllegalMove::illegal_move},
                                       {"N@f3", IllegalMove::not_in_reserve}}) {
        const auto refused = match.play(BoardId::first, coordinates(move));
        ASSERT_FALSE(refused) << move;
        EXPECT_EQ(refused.error(), Refusal{reason}) << move;
        EXPECT_EQ(fen(match, BoardId::first), kStartFen);
    }
}

TEST(Table, a_reserve_that_is_full_refuses_the_capture) {
    const std::string full =
        "4k3/8/8/8/8/8/8/4K3[" + std::string(rules::Reserve::kMostOfOneRole, 'p') + "] w - -";
    Table match = table(ruleset("knsb").ruleset, "4k3/8/8/3p4/4P3/8/8/4K3 w - -", full);
    const auto refused = match.play(BoardId::first, coordinates("e4d5"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), Refusal(ReserveFull{kA2, Role::pawn}));
    EXPECT_EQ(match.to_move(BoardId::first), kA1);
}

TEST(Table, a_reserve_can_lift_mate_and_stalemate) {
    const auto state = [](const char* fen) {
        return table(ruleset("knsb").ruleset, fen).state(BoardId::first);
    };
    EXPECT_EQ(state("r3k3/8/8/8/8/8/7r/K7 w - -"), BoardState::in_check);
    EXPECT_EQ(state("r3k3/1r6/8/8/8/8/8/K7 w - -"), BoardState::mate);
    EXPECT_EQ(state("r3k3/1r6/8/8/8/8/8/K7[N] w - -"), BoardState::in_check);
    EXPECT_EQ(state("7k/5Q2/6K1/8/8/8/8/8 b - -"), BoardState::stalemate);
    EXPECT_EQ(state("7k/5Q2/6K1/8/8/8/8/8[p] b - -"), BoardState::running);
}

}  // namespace
}  // namespace doorgeef::app
