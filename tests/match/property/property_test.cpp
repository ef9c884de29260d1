// Over a hundred thousand random matches of all rulesets and ways of playing, everything that a match
// promises holds after every command. Seeded, so that every run is the same.
#include "random_match.hpp"
#include "scenario/parse.hpp"
#include "scenario/run.hpp"

#include <iostream>

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

#ifdef NDEBUG
constexpr int kMatches = 24'000;  // for each of the five rulesets
constexpr long kFloor = 50;       // how often everything must have been seen, over all
#else
constexpr int kMatches = 1500;
constexpr long kFloor = 0;
#endif
constexpr int kScenarios = kMatches / 40;

std::uint64_t seed_of(std::size_t preset, int match) {
    return preset * 1'000'000 + static_cast<std::uint64_t>(match);
}

// One test, not one for each ruleset: what must have been seen is seen under all of them together.
TEST(RandomMatches, keep_every_promise_after_every_command) {
    Coverage coverage;
    std::size_t commands = 0;
    for (std::size_t preset = 0; preset < rules::kPresets.size(); ++preset)
        for (int i = 0; i < kMatches; ++i) {
            RandomMatch match{seed_of(preset, i), rules::kPresets[preset].ruleset};
            ASSERT_EQ(match.run(coverage), "");
            commands += match.commands();
        }
    std::cout << commands << " commands\n";
    for (const auto& [name, seen] : coverage.counts()) {
        std::cout << "  " << name << ": " << seen << '\n';
        EXPECT_GE(seen, kFloor) << name;
    }
}

TEST(RandomMatches, are_scenarios_that_hold) {
    Coverage coverage;
    for (std::size_t preset = 0; preset < rules::kPresets.size(); ++preset)
        for (int i = 0; i < kScenarios; ++i) {
            RandomMatch match{seed_of(preset, i), rules::kPresets[preset].ruleset};
            ASSERT_EQ(match.run(coverage), "");
            const std::string text = match.as_scenario();
            const auto script = scenario::parse(text);
            ASSERT_TRUE(script.ok()) << script.error().line << ' ' << script.error().what << '\n' << text;
            const auto failure = scenario::run(*script);
            ASSERT_FALSE(failure) << failure->line << ' ' << failure->why << '\n' << text;
        }
}

}  // namespace
}  // namespace doorgeef::match
