#include "engine/stakes.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

TEST(Stakes, both_games_count_unless_the_first_decides_or_there_is_one) {
    const auto both = [](const char* rules) { return both_games_count(*rules::preset(rules)); };
    EXPECT_TRUE(both("knsb"));
    EXPECT_TRUE(both("stein"));
    EXPECT_FALSE(both("minerva"));
    EXPECT_FALSE(both("fics"));
    EXPECT_FALSE(both("jijbent"));
}

TEST(Stakes, the_expectation_is_steep_around_equality_and_flat_where_a_game_is_decided) {
    EXPECT_EQ(expectation(0), 0);
    EXPECT_EQ(expectation(kMate), kCertain);
    EXPECT_EQ(expectation(-kStuck), -kCertain);
    EXPECT_GT(expectation(300) - expectation(0), 4 * (expectation(1500) - expectation(1200)));
    for (Score score = 0; score < 4000; ++score) {
        ASSERT_LE(expectation(score), expectation(score + 1)) << score;
        ASSERT_EQ(expectation(-score), -expectation(score)) << score;
    }
}

}  // namespace
}  // namespace doorgeef::engine
