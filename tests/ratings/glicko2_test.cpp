#include "server/ratings/glicko2.hpp"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace doorgeef::server::glicko2 {
namespace {

// The worked example of Glickman's paper, with its intermediate rounding.
TEST(Glicko2, gives_what_the_paper_gives) {
    const Rating player{1500, 200, 0.06};
    const std::array games{Game{1400, 30, 1}, Game{1550, 100, 0}, Game{1700, 300, 0}};
    const Rating after = rated(player, games, 1);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, expects_what_the_paper_expects) {
    EXPECT_NEAR(expected_score(1500, 1400, 30), 0.639, 0.001);
    EXPECT_NEAR(expected_score(1500, 1550, 100), 0.432, 0.001);
    EXPECT_NEAR(expected_score(1500, 1700, 300), 0.303, 0.001);
}

// The paper: who does not play keeps rating and volatility, and is less certain after each period.
TEST(Glicko2, is_less_certain_about_who_does_not_play) {
    const Rating player{1500, 200, 0.06};
    EXPECT_NEAR(deviation_after(player, 1), 200.2714, 0.0001);
    EXPECT_DOUBLE_EQ(deviation_after(player, 0), 200);
    EXPECT_GT(deviation_after(player, 2), deviation_after(player, 1));
    EXPECT_DOUBLE_EQ(deviation_after(player, 1e9), kLargestDeviation);
}

TEST(Glicko2, moves_towards_the_result_and_alike_on_both_sides) {
    const Rating player{};
    const auto after = [&](double score) { return rated(player, std::array{Game{1500, 350, score}}, 0); };
    EXPECT_GT(after(1).rating, 1500);
    EXPECT_NEAR(after(0.5).rating, 1500, 1e-9);
    EXPECT_NEAR(after(1).rating + after(0).rating, 3000, 1e-6);
    EXPECT_NEAR(after(0.75).rating - 1500, (after(1).rating - 1500) / 2, 1e-6);
    for (const double score : {0.0, 0.25, 0.5, 1.0}) EXPECT_LT(after(score).deviation, 350);
}

// What nobody expected makes the volatility grow, and whatever happens all numbers stay numbers.
TEST(Glicko2, stays_finite_at_the_ends) {
    for (const double opponent : {-5000.0, 0.0, 1500.0, 4000.0})
        for (const double deviation : {30.0, 350.0})
            for (const double score : {0.0, 0.5, 1.0}) {
                Rating player{1500, 30, 0.06};
                for (int i = 0; i < 200; ++i)
                    player = rated(player, std::array{Game{opponent, deviation, score}}, 0.1);
                EXPECT_TRUE(std::isfinite(player.rating) && std::isfinite(player.deviation) &&
                            std::isfinite(player.volatility))
                    << opponent << ' ' << deviation << ' ' << score;
                EXPECT_GT(player.deviation, 0);
                EXPECT_GT(player.volatility, 0);
            }
    const Rating upset = rated({1500, 50, 0.06}, std::array{Game{2500, 50, 1}}, 1);
    EXPECT_GT(upset.volatility, 0.06);
}

}  // namespace
}  // namespace doorgeef::server::glicko2
