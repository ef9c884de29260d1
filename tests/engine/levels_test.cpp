#include "engine/levels.hpp"

#include "rules/legal_moves.hpp"
#include "table.hpp"

#include <set>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

TEST(Levels, are_found_by_name) {
    for (const Level& level : kLevels) EXPECT_EQ(level_named(level.name), &level);
    EXPECT_EQ(level_named("grandmaster"), nullptr);
}

TEST(Levels, the_same_seed_gives_the_same_move_and_pause) {
    const Situation situation = single(kMiddle);
    for (const Level& level : kLevels) {
        Engine one{1};
        Engine other{1};
        EXPECT_EQ(think_as(level, one, situation, nodes(2'000), 5).line,
                  think_as(level, other, situation, nodes(2'000), 5).line);
        EXPECT_EQ(pause_ms(level, situation, 5), pause_ms(level, situation, 5));
    }
}

TEST(Levels, a_beginner_does_not_always_play_the_same) {
    const Situation situation = single(kMiddle);
    std::set<std::uint32_t> moves;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Engine engine{1};
        moves.insert(think_as(kLevels.front(), engine, situation, {}, seed).move->bits());
    }
    EXPECT_GE(moves.size(), 4U);
}

TEST(Levels, overlook_no_more_than_they_may_and_never_everything) {
    const Situation situation = single(kMiddle);
    const std::size_t all = rules::legal_moves(situation.own().position, situation.ruleset).size();
    for (const Level& level : kLevels) {
        std::size_t seen = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Limits limits = limits_for(level, situation, {}, seed);
            seen += limits.among.empty() ? all : limits.among.size();
        }
        const auto expected = static_cast<double>(all * 50) * (1000 - level.overlooks) / 1000;
        EXPECT_NEAR(static_cast<double>(seen), expected, expected / 20) << level.name;
    }
    Engine engine{1};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        EXPECT_TRUE(
            think_as(kLevels.front(), engine, single("k7/8/1K6/8/8/8/8/7R[] b - - 0 1", "jijbent"), {}, seed)
                .move);
}

TEST(Levels, take_less_time_when_they_have_less) {
    Situation situation = single(kMiddle);
    for (const Level& level : kLevels) {
        situation.remaining_ms = match::BySeat<match::Time>{{120'000, 120'000, 120'000, 120'000}};
        const match::Time long_pause = pause_ms(level, situation, 1);
        situation.remaining_ms = match::BySeat<match::Time>{{4'000, 4'000, 4'000, 4'000}};
        const match::Time short_pause = pause_ms(level, situation, 1);
        EXPECT_LE(short_pause, 500) << level.name;
        if (level.lingers_permille > 0) EXPECT_GT(long_pause, short_pause) << level.name;
    }
    EXPECT_EQ(pause_ms(kLevels.back(), situation, 1), 0);
}

}  // namespace
}  // namespace doorgeef::engine
