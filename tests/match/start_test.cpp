// KNSB 6.4: both games start at one instant, when both players with Black have pressed.
#include "play.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

TEST(Start, waits_for_both_players_with_black) {
    Played played{agreement_of("knsb")};
    EXPECT_EQ(played.take(presses("A2"), 100), std::nullopt);
    EXPECT_FALSE(played.match.started);
    EXPECT_EQ(played.take(presses("B1"), 300), std::nullopt);
    EXPECT_EQ(played.match.started, 300);
    EXPECT_EQ(played.log, (Events{{100, event::ReadyToStart{*parse_seat("A2")}},
                                  {300, event::ReadyToStart{*parse_seat("B1")}},
                                  {300, event::Started{}}}));
    for (const BoardId board : kBoards) EXPECT_EQ(played.match.games[board].clock.running(), Color::white);
}

TEST(Start, in_either_order_and_with_colours_the_other_way_round) {
    Agreement agreement = agreement_of("knsb");
    agreement.white_on_first = Team::b;
    Played played{agreement};
    EXPECT_EQ(played.take(presses("B2"), 0), std::nullopt);
    EXPECT_EQ(played.take(presses("A1"), 5), std::nullopt);
    EXPECT_EQ(played.match.started, 5);
}

TEST(Start, a_player_who_presses_twice_does_not_count_for_two) {
    Played played{agreement_of("knsb")};
    EXPECT_EQ(played.take(presses("B1"), 0), std::nullopt);
    EXPECT_EQ(played.take(presses("B1"), 1), std::nullopt);
    EXPECT_FALSE(played.match.started);
}

TEST(Start, is_not_for_players_with_white) {
    Played played{agreement_of("knsb")};
    EXPECT_EQ(played.take(presses("A1"), 0), Refusal::not_started);
    EXPECT_EQ(played.take(presses("B2"), 0), Refusal::not_started);
    EXPECT_TRUE(played.log.empty());
}

TEST(Start, nothing_else_happens_before_it) {
    Played played{agreement_of("knsb")};
    EXPECT_EQ(played.take(plays("A1", "e2e4"), 0), Refusal::not_started);
    EXPECT_EQ(played.take(by("B1", command::CallArbiter{}), 0), Refusal::not_started);
    EXPECT_EQ(played.take(ArbiterCommand{arbiter::Pause{}, {}}, 0), Refusal::not_started);
    EXPECT_EQ(played.take(Tick{}, 10'000'000), std::nullopt);
    EXPECT_TRUE(played.log.empty());
}

TEST(Start, on_one_board_one_player_presses) {
    Played played{agreement_of("jijbent")};
    EXPECT_EQ(played.take(presses("A2"), 0), Refusal::not_your_turn) << "there is no such seat";
    EXPECT_EQ(played.take(presses("B1"), 0), std::nullopt);
    EXPECT_EQ(played.match.started, 0);
}

TEST(Start, the_clocks_run_from_that_instant) {
    Played played{agreement_of("knsb")};
    played.start(10'000);
    EXPECT_EQ(played.match.remaining_ms(*parse_seat("A1"), 10'001), 419'999);
    EXPECT_EQ(played.match.remaining_ms(*parse_seat("B2"), 10'001), 419'999);
    EXPECT_EQ(played.match.remaining_ms(*parse_seat("B1"), 10'001), 420'000);
}

}  // namespace
}  // namespace doorgeef::match
