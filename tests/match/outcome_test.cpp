#include "match/outcome.hpp"

#include <array>
#include <set>
#include <utility>

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

constexpr std::array<std::pair<Result, const char*>, 4> kResults{{{Result::white_wins, "1-0"},
                                                                  {Result::black_wins, "0-1"},
                                                                  {Result::drawn, "1/2"},
                                                                  {Result::unfinished, "*"}}};

// As scenarios.md lists them.
constexpr std::array<std::pair<Reason, const char*>, 13> kReasons{
    {{Reason::mate, "mate"},
     {Reason::stalemate, "stalemate"},
     {Reason::resignation, "resignation"},
     {Reason::flag, "flag"},
     {Reason::flag_cannot_win, "flag-cannot-win"},
     {Reason::both_flags, "both-flags"},
     {Reason::dead, "dead"},
     {Reason::agreement, "agreement"},
     {Reason::repetition, "repetition"},
     {Reason::fifty_moves, "fifty-moves"},
     {Reason::material, "material"},
     {Reason::arbiter, "arbiter"},
     {Reason::match_ended, "match-ended"}}};

TEST(Outcome, results_are_read_as_they_are_written) {
    for (const auto& [result, text] : kResults) {
        EXPECT_EQ(code(result), text);
        EXPECT_EQ(parse_result(text), result);
    }
    for (const auto* text : {"", "1", "0-0", "1/2-1/2", "1-0 "})
        EXPECT_EQ(parse_result(text), std::nullopt) << text;
}

TEST(Outcome, reasons_are_read_as_they_are_written) {
    EXPECT_EQ(kReasons.size(), static_cast<std::size_t>(Reason::match_ended) + 1) << "all of them";
    std::set<Reason> seen;
    for (const auto& [reason, text] : kReasons) {
        EXPECT_EQ(code(reason), text);
        EXPECT_EQ(parse_reason(text), reason);
        seen.insert(reason);
    }
    EXPECT_EQ(seen.size(), kReasons.size());
    for (const auto* text : {"", "Mate", "fifty", "flag "})
        EXPECT_EQ(parse_reason(text), std::nullopt) << text;
}

TEST(Outcome, somebody_wins_or_nobody) {
    for (const Color color : rules::kColors) EXPECT_EQ(winner(won_by(color)), color);
    EXPECT_EQ(won_by(Color::white), Result::white_wins);
    EXPECT_EQ(winner(Result::drawn), std::nullopt);
    EXPECT_EQ(winner(Result::unfinished), std::nullopt);
}

TEST(Outcome, scores_name_team_a_first) {
    constexpr std::array<std::pair<Score, const char*>, 6> scores{{{Score{{{4, 0}}}, "2-0"},
                                                                   {Score{{{3, 1}}}, "1.5-0.5"},
                                                                   {Score{{{2, 2}}}, "1-1"},
                                                                   {Score{{{1, 1}}}, "0.5-0.5"},
                                                                   {Score{{{0, 2}}}, "0-1"},
                                                                   {Score{{{0, 0}}}, "0-0"}}};
    for (const auto& [score, text] : scores) EXPECT_EQ(to_string(score), text);
}

}  // namespace
}  // namespace doorgeef::match
