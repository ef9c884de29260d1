#include "engine/passing.hpp"

#include "rules/coordinates.hpp"
#include "table.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using rules::Color;
using rules::Role;

// Black, the teammate of White on board 1, mates with a knight; White threatens nothing.
constexpr const char* kWantsKnight = "k7/8/8/8/8/8/6PP/6RK[] b - - 0 1";

Probe ask(const Situation& situation) {
    Memory memory{1};
    return probe(memory, situation, match::BoardId::second, 500);
}

TEST(Passing, a_piece_that_mates_on_the_other_board_is_found) {
    const Probe probed = ask(both(kStart, kWantsKnight));
    EXPECT_EQ(probed.effects[Color::black][Role::knight], Effect::mates);
    EXPECT_EQ(probed.effects[Color::black][Role::pawn], Effect::none);
}

TEST(Passing, a_piece_that_saves_on_the_other_board_is_found) {
    // Black can still make room for his king.
    const Probe probed = ask(both(kStart, "6k1/5ppp/8/8/8/8/R7/K7[] b - - 0 1", "minerva"));
    EXPECT_EQ(probed.effects[Color::black][Role::rook], Effect::none);
    // Here he is mated, unless he has something to put between.
    const Probe mated = ask(both(kStart, "4R1k1/5ppp/8/8/8/8/8/K7[] b - - 0 1", "minerva"));
    EXPECT_EQ(mated.effects[Color::black][Role::knight], Effect::saves);
}

TEST(Passing, what_decides_the_other_board_is_worth_more_here) {
    const Situation situation = both(kStart, kWantsKnight);
    const Worth usual = usual_worth(situation);
    const Worth worth = worth_in(situation, ask(situation));
    EXPECT_GT(worth.passed[Color::black][Role::knight], usual.passed[Color::black][Role::knight] + 400);
    EXPECT_EQ(worth.passed[Color::black][Role::bishop], usual.passed[Color::black][Role::bishop]);
}

TEST(Passing, the_engine_takes_the_knight_that_mates_and_not_the_bishop) {
    // Both stand to be taken by the pawn on d4; it would rather take the bishop.
    const char* own = "3k4/pp1p1p1p/8/2n1b3/3P4/8/PPP2PPP/3K4[] w - - 0 5";
    Engine engine{1};
    EXPECT_EQ(rules::to_string(*engine.think(both(own, kStart), depth(4)).move), "d4e5");
    EXPECT_EQ(rules::to_string(*engine.think(both(own, kWantsKnight), depth(4)).move), "d4c5");
}

// White, the opponent's teammate, takes a knight there; or Black, on move, moves it away.
constexpr const char* kGivesKnight = "rnbqkb1r/pppppppp/8/3n4/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 3";
constexpr const char* kSavesKnight = "rnbqkb1r/pppppppp/8/3n4/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 3";

TEST(Passing, the_opponent_will_hold_what_his_teammate_is_about_to_capture) {
    const auto knights = [](const char* other) {
        const Situation situation = both(kStart, other);
        const rules::Position then = when_answered(situation, ask(situation));
        EXPECT_TRUE(then.reserve(Color::white).empty());
        return then.reserve(Color::black).count(Role::knight);
    };
    EXPECT_EQ(knights(kGivesKnight), 1U);
    EXPECT_EQ(knights(kSavesKnight), 0U);
    EXPECT_EQ(knights(kStart), 0U);
}

TEST(Passing, in_play_the_engine_fears_what_is_about_to_come) {
    // After taking the queen, White is mated by a knight on f2.
    const Situation situation = both("8/6pk/7p/q7/8/8/6PP/R5RK[] w - - 0 1", kGivesKnight);
    Engine engine{1};
    Limits limits = nodes(20'000);
    EXPECT_EQ(rules::to_string(*engine.think(situation, limits).move), "a1a5");
    limits.in_play = true;
    EXPECT_NE(rules::to_string(*engine.think(situation, limits).move), "a1a5");
}

TEST(Passing, what_the_teammate_says_counts) {
    Situation situation = both(kStart, kStart);
    situation.heard.needs[Role::pawn] = true;
    situation.heard.dangers[Role::queen] = true;
    const Worth usual = usual_worth(situation);
    const Worth worth = worth_in(situation, Probe{});
    EXPECT_GT(worth.passed[Color::black][Role::pawn], usual.passed[Color::black][Role::pawn]);
    EXPECT_EQ(worth.passed[Color::white][Role::pawn], usual.passed[Color::white][Role::pawn]);
    EXPECT_GT(worth.passed[Color::white][Role::queen], usual.passed[Color::white][Role::queen]);
}

TEST(Passing, what_the_teammate_says_counts_also_for_a_player_who_does_not_look_at_his_board) {
    // Both stand to be taken by the pawn on d4, alike but for their kind.
    const char* own = "3k4/pp1p1p1p/8/2b1n3/3P4/8/PPP2PPP/3K4[] w - - 0 5";
    const auto taken = [&](Role wanted) {
        Situation situation = both(own, kStart);
        situation.sees_both = false;
        situation.heard.needs[wanted] = true;
        Engine engine{1};
        return rules::to_string(*engine.think(situation, depth(4)).move);
    };
    EXPECT_EQ(taken(Role::knight), "d4e5");
    EXPECT_EQ(taken(Role::bishop), "d4c5");
}

TEST(Passing, nothing_is_worth_passing_to_a_game_that_is_over) {
    Situation situation = both(kStart, kStart);
    situation.boards[match::BoardId::second].over = true;
    EXPECT_EQ(usual_worth(situation).passed[Color::black][Role::queen], 0);
}

TEST(Passing, the_engine_asks_for_what_mates_and_warns_of_what_mates_it) {
    Engine engine{1};
    Limits limits = nodes(30'000);
    limits.advise = true;
    const Thought attacking = engine.think(both("6rk/6pp/8/8/8/8/8/K7[] w - - 0 1", kStart), limits);
    EXPECT_EQ(attacking.needs, std::vector{Role::knight});
    const Thought defending = engine.think(both("7k/8/8/8/8/5q2/8/7K[] w - - 0 1", kStart), limits);
    EXPECT_NE(std::ranges::find(defending.dangers, Role::queen), defending.dangers.end());
    const Thought calm = engine.think(both(kStart, kStart), limits);
    EXPECT_EQ(calm.needs, std::vector<Role>{});
    EXPECT_EQ(calm.dangers, std::vector<Role>{});
}

}  // namespace
}  // namespace doorgeef::engine
