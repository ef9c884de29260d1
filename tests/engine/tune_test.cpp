#include "engine/tune.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

// Games in which a knight in the reserve always won, whatever else there was.
std::vector<Sample> knights_win() {
    std::vector<Sample> samples;
    for (const char* fen :
         {"4k3/pppp4/8/8/8/8/PPPP4/4K3[N] w - - 0 1", "r3k3/pppp4/8/8/8/8/PPPP4/4K3[N] w - - 0 1",
          "4k3/ppp5/8/8/8/8/PP6/4K3[NP] w - - 0 1"})
        samples.push_back({board(fen), 1});
    for (const char* fen :
         {"4k3/pppp4/8/8/8/8/PPPP4/4K3[n] w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/R3K3[n] w - - 0 1"})
        samples.push_back({board(fen), 0});
    return samples;
}

TEST(Tune, promises_half_for_nothing_and_ten_to_one_for_the_scale) {
    EXPECT_DOUBLE_EQ(promised(0, 400), 0.5);
    EXPECT_DOUBLE_EQ(promised(400, 400), 10.0 / 11);
    EXPECT_DOUBLE_EQ(promised(-400, 400), 1.0 / 11);
}

TEST(Tune, learns_from_how_games_went) {
    const rules::Ruleset ruleset = *rules::preset("fics");
    const Weights& before = weights_for(ruleset);
    const auto samples = knights_win();
    const Weights after =
        tuned_once(before, [&](const Weights& weights) { return error(weights, ruleset, samples, 500); }, 8);
    EXPECT_LT(error(after, ruleset, samples, 500), error(before, ruleset, samples, 500));
    EXPECT_GT(after.reserve[rules::Role::knight], before.reserve[rules::Role::knight]);
    EXPECT_EQ(after.passed, before.passed);
}

TEST(Tune, the_best_scale_has_the_least_error) {
    const rules::Ruleset ruleset = *rules::preset("fics");
    const auto samples = knights_win();
    const Weights& weights = weights_for(ruleset);
    const double best = best_scale(weights, ruleset, samples);
    for (const double scale : {100.0, 500.0, 2500.0})
        EXPECT_LE(error(weights, ruleset, samples, best), error(weights, ruleset, samples, scale) + 1e-12);
}

}  // namespace
}  // namespace doorgeef::engine
