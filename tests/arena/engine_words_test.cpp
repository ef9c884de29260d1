#include "doorgeef/engines/engine_words.hpp"

#include "doorgeef/engines/budget.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;

std::string best_name(const char* preset) {
    return std::string{variant_names(*rules::preset(preset)).front()};
}

bool goes_as(const char* preset, std::string_view variant) {
    const auto names = variant_names(*rules::preset(preset));
    return std::find(names.begin(), names.end(), variant) != names.end();
}

TEST(EngineWords, a_ruleset_is_played_under_every_name_with_the_same_moves) {
    for (const rules::Preset& preset : rules::kPresets)
        EXPECT_EQ(best_name(std::string{preset.name}.c_str()), preset.name);
    EXPECT_TRUE(goes_as("fics", "bughouse"));
    EXPECT_TRUE(goes_as("minerva", "bughouse"));
    EXPECT_FALSE(goes_as("knsb", "bughouse")) << "its drops may not give check";
    EXPECT_FALSE(goes_as("stein", "knsb"));
    EXPECT_TRUE(goes_as("jijbent", "chess"));
    EXPECT_TRUE(goes_as("jijbent", "normal"));
}

TEST(EngineWords, moves_are_read_in_any_case) {
    for (const char* text : {"e7e8q", "E7E8Q", "e7e8Q"})
        EXPECT_EQ(rules::to_string(*parse_engine_move(text)), "e7e8q");
    for (const char* text : {"N@f3", "n@f3", "N@F3"})
        EXPECT_EQ(rules::to_string(*parse_engine_move(text)), "N@f3");
    EXPECT_EQ(rules::to_string(*parse_engine_move("a7a8/g5")), "a7a8/g5");
    for (const char* text : {"", "0000", "(none)", "@@@@", "Nf3", "e2", "e9e4"})
        EXPECT_FALSE(parse_engine_move(text)) << text;
}

TEST(EngineWords, a_line_falls_apart_at_blanks) {
    EXPECT_EQ(words("  go\tdepth 3 \r"), (std::vector<std::string_view>{"go", "depth", "3"}));
    EXPECT_TRUE(words(" \t").empty());
}

TEST(Budget, a_time_for_the_move_is_used_up) {
    const Budget budget = budget_for({.move = 50ms});
    EXPECT_EQ(budget.at_best, 50ms);
    EXPECT_EQ(budget.at_most, 50ms);
}

TEST(Budget, a_clock_is_shared_among_the_moves_to_come_and_never_overdrawn) {
    const Budget minute = budget_for({.remaining = 60s});
    EXPECT_GT(minute.at_best, 500ms);
    EXPECT_LT(minute.at_most, 12001ms);
    EXPECT_GT(budget_for({.remaining = 60s, .increment = 2s}).at_best, minute.at_best);
    EXPECT_GT(budget_for({.remaining = 60s, .moves_to_go = 5}).at_best, minute.at_best);
    EXPECT_EQ(budget_for({.remaining = 60s, .tempo_permille = 500}).at_most, minute.at_most / 2);
    for (const auto left : {0ms, 1ms, 20ms, 1000ms}) {
        const Budget budget = budget_for({.remaining = left, .increment = 10s, .overhead = 5ms});
        EXPECT_LE(budget.at_most, std::max(left, 1ms)) << left.count();
        EXPECT_LE(budget.at_best, budget.at_most);
    }
}

}  // namespace
}  // namespace doorgeef::app
