#include "notation/flag_findings.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::BoardId;
using rules::Color;
using winnable::Answer;

rules::Position position_of(const char* fen, const rules::Ruleset& ruleset) {
    return *rules::Position::from_setup(*rules::parse_fen(fen), ruleset);
}

// Nobody moves until White's flag has fallen on both boards.
MatchLog nobody_moves(const char* first, const char* second, std::string_view ruleset = "knsb") {
    MatchLog log{.agreement = match::Agreement::by(*rules::preset(ruleset))};
    log.agreement.positions[BoardId::first] = position_of(first, log.agreement.ruleset);
    log.agreement.positions[BoardId::second] = position_of(second, log.agreement.ruleset);
    match::Match match{log.agreement};
    log.events.push_back({0, match::event::Started{}});
    match::apply(match, log.events.back());
    match::advance(match, match::Tick{}, 3'600'000, log.events);
    return log;
}

TEST(FlagFindings, prove_that_the_other_side_could_win) {
    const auto findings =
        flag_findings(nobody_moves("k7/8/8/8/8/8/8/K6q w - - 0 1", "k7/8/8/8/8/8/8/K6r w - - 0 1"));
    ASSERT_EQ(findings.size(), 2U);
    for (const FlagFinding& finding : findings) {
        EXPECT_EQ(finding.side, Color::black);
        EXPECT_EQ(finding.can_win, Answer::yes);
        EXPECT_TRUE(finding.line.ends_with('#')) << finding.line;
    }
}

TEST(FlagFindings, say_whose_time_was_left_where_it_was_a_draw) {
    const auto findings =
        flag_findings(nobody_moves("7k/8/8/8/8/8/8/K5Q1 w - - 0 1", "k7/8/8/8/8/8/8/K7 w - - 0 1"));
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front(), (FlagFinding{BoardId::first, Color::black, Answer::no, ""}));
}

TEST(FlagFindings, are_for_rulesets_that_ask) {
    EXPECT_TRUE(
        flag_findings(nobody_moves("k7/8/8/8/8/8/8/K6q w - - 0 1", "k7/8/8/8/8/8/8/K6r w - - 0 1", "fics"))
            .empty());
}

}  // namespace
}  // namespace doorgeef::notation
