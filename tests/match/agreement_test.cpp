#include "match/match.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

rules::Ruleset preset(std::string_view name) {
    return rules::preset(name).value();
}

// KNSB 1.4: a lot. Minerva 1.5: the first-board player of the home team, A, has Black.
TEST(Agreement, white_on_the_first_board_goes_by_lot_or_by_the_home_team) {
    for (const auto* name : {"knsb", "stein", "jijbent", "fics"}) {
        EXPECT_EQ(white_on_first(preset(name), false), Team::a) << name;
        EXPECT_EQ(white_on_first(preset(name), true), Team::b) << name;
    }
    for (const bool lot : {false, true}) EXPECT_EQ(white_on_first(preset("minerva"), lot), Team::b);
}

TEST(Agreement, a_match_by_a_ruleset_has_its_time_and_the_usual_positions) {
    for (const rules::Preset& each : rules::kPresets) {
        const Agreement agreement = Agreement::by(each.ruleset);
        EXPECT_EQ(agreement.ruleset, each.ruleset);
        EXPECT_EQ(agreement.time, each.ruleset.time);
        EXPECT_EQ(agreement.conduct, Conduct::online());
        for (const BoardId board : kBoards) EXPECT_EQ(agreement.positions[board], rules::Position{});
    }
}

TEST(Agreement, a_match_begins_with_nothing_done) {
    Agreement agreement = Agreement::by(preset("knsb"));
    agreement.time = rules::TimeControl{60'000, 2000};
    const Match match{agreement};
    EXPECT_FALSE(match.started);
    EXPECT_FALSE(match.over());
    EXPECT_FALSE(match.paused);
    for (const Seat seat : kSeats) {
        EXPECT_TRUE(match.has_seat(seat));
        EXPECT_TRUE(match.captured[seat].empty());
        EXPECT_TRUE(match.reserve(seat).empty());
        EXPECT_EQ(match.remaining_ms(seat, 999'999), 60'000);
        EXPECT_EQ(match.seat(seat.board(), match.color(seat)), seat);
    }
    EXPECT_EQ(name(match.on_move(BoardId::first)), "A1");
    EXPECT_EQ(name(match.on_move(BoardId::second)), "B2");
}

TEST(Agreement, on_one_board_two_seats_play) {
    const Match match{Agreement::by(preset("jijbent"))};
    EXPECT_TRUE(match.has_seat({Team::a, BoardId::first}));
    EXPECT_TRUE(match.has_seat({Team::b, BoardId::first}));
    EXPECT_FALSE(match.has_board(BoardId::second));
    EXPECT_FALSE(match.has_seat({Team::a, BoardId::second}));
}

TEST(Agreement, matches_are_the_same_if_all_that_was_agreed_is) {
    const Agreement one = Agreement::by(preset("knsb"));
    Agreement other = one;
    EXPECT_EQ(Match{one}, Match{other});
    other.white_on_first = Team::b;
    EXPECT_NE(Match{one}, Match{other});
}

}  // namespace
}  // namespace doorgeef::match
