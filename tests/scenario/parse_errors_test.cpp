// What makes no sense is refused, with the number of its line.
#include "texts.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::scenario {
namespace {

// The cases of a table: between bars, in as many lines as it takes.
std::vector<std::string> cases_of(std::string_view table) {
    std::vector<std::string> cases;
    std::string text;
    for (const char c : table) {
        if (c != '|' && c != '\n') {
            text += c;
            continue;
        }
        const std::size_t first = text.find_first_not_of(' ');
        if (first != std::string::npos)
            cases.push_back(text.substr(first, text.find_last_not_of(' ') + 1 - first));
        text.clear();
    }
    return cases;
}

int error_line(std::string_view text) {
    const auto script = parse(text);
    return script ? 0 : script.error().line;
}

TEST(ParseError, says_which_line_and_what) {
    EXPECT_EQ(outcome_of(""), "parse 0: there is no line 'start'");
    EXPECT_EQ(outcome_of("ruleset knsb\n\n"), "parse 2: there is no line 'start'");
    EXPECT_EQ(outcome_of("ruleset kwik\nstart\n"), "parse 1: unknown ruleset 'kwik'");
    EXPECT_EQ(outcome_of("\n# one\nconduct rude\nstart\n"), "parse 3: unknown conduct 'rude'");
    EXPECT_EQ(outcome_of("start\nstart\n"), "parse 2: not a step: 'start'");
    EXPECT_EQ(outcome_of("start\n0:01 A1 play e2e4 now\n"), "parse 2: unexpected: 'now'");
    EXPECT_EQ(outcome_of("start\nexpect refused paused\n"),
              "parse 2: 'expect refused' belongs right behind a step");
    EXPECT_EQ(outcome_of("0:01 tick\nruleset knsb\nstart\n"), "parse 2: the match is agreed already");
}

TEST(ParseError, in_the_header) {
    for (const std::string& line : cases_of(R"(
ruleset | ruleset KNSB | ruleset knsb stein | rules knsb | option | option pawn-drop-ranks
option pawn-drop-ranks 2 | option speed fast | option mate never | conduct | conduct clock
conduct clock=claimed | clock | clock 7:0 | clock 7:60 | clock -7:00 | clock 7:00+ | white
white A2 | white black | white A1 B1 | position | position 1 | position 3 4k3/8/8/8/8/8/8/4K3 w
position 1 4k3/8/8/8/8/8/8 w | position 4k3/8/8/8/8/8/8/4K3 w | begin | Start | start now
)")) {
        EXPECT_EQ(error_line("# first\n" + line + "\nstart\n"), 2) << line;
    }
}

TEST(ParseError, of_an_agreement_that_makes_no_sense_comes_at_the_start) {
    EXPECT_EQ(outcome_of("option pawn-drop-ranks 1-8\n\nstart\n"),
              "parse 3: these options make no sense together");
    EXPECT_EQ(outcome_of("position 2 8/8/8/8/8/8/8/4K3 w - - 0 1\nstart\n"),
              "parse 2: impossible position on board 2: no-black-king");
}

TEST(ParseError, in_a_step) {
    for (const std::string& line : cases_of(R"(
A1 play e2e4 | 0:01 | 0:01 A1 | 0:01 A3 press | 0:01 a1 press | 0:01 referee pause | 0:1 tick
0:60 tick | 1:2:03 tick | 0:01.1234 tick | 0:01. tick | .5 tick | -1 tick | + tick | ++1 tick
1e3 tick | 99999999 tick | 0:01 tick tock | 0:01 A1 play | 0:01 A1 play e2 | 0:01 A1 play e2e9
0:01 A1 play K@e4 | 0:01 A1 play n@f3 | 0:01 A1 play e7e8k | 0:01 A1 play e7e8/ | 0:01 A1 Press
0:01 A1 touch | 0:01 A1 touch K | 0:01 A1 touch e9 | 0:01 A1 pass | 0:01 A1 pass K
0:01 A1 pass NN | 0:01 A1 offer | 0:01 A1 offer peace | 0:01 A1 accept | 0:01 A1 claim
0:01 A1 claim win | 0:01 A1 claim repetition e2 | 0:01 A1 claim flag now | 0:01 A1 report
0:01 A1 remove | 0:01 A1 remove N | 0:01 A1 say | 0:01 A1 say need | 0:01 A1 say need K
0:01 A1 say leave | 0:01 A1 say leave now | 0:01 A1 say hello | 0:01 A1 say text
0:01 A1 say text go | 0:01 A1 say text "go | 0:01 A1 say text " | 0:01 A1 call
0:01 A1 call doctor | 0:01 A1 resign now
)"))
        EXPECT_EQ(error_line(started(line)), 2) << line;
}

TEST(ParseError, in_an_act_of_the_arbiter) {
    for (const std::string& act : cases_of(R"(
grant | grant 3 | grant both | reject | clock | clock A1 | clock A1 1:00 | clock A1 =
clock A1 =x | clock C1 =1:00 | clock =1:00 | pause 1 | resume now | penalise | penalise A1
penalise flag-notice | penalise flag-notice 1 | penalise rudeness A1 | penalise flag-notice A1 +60
penalise illegal | penalise illegal A1 | penalise illegal 1 loss | penalise illegal A1 60
penalise illegal A1 -60 | penalise illegal A1 =60 | penalise illegal A1 draw | penalise illegal A1 loss now
result | result 1
result 1 2-0 | restart | restart 3 | restart both 1 | swap-colours | swap-colours both
position | position 3 x | smile
)"))
        EXPECT_EQ(error_line(started("0:01 arbiter " + act)), 2) << act;
}

TEST(ParseError, in_an_expectation) {
    for (const std::string& text : cases_of(R"(
nothing | refused | refused because | legal | legal A1 | legal e2e4 | illegal A1 e2e4
illegal A1 e2e4 never | moves A1 | moves A1 many | moves A1 -1 | moves A1 12345 | turn 1
turn 1 White | turn white | fen 1 | fen 1 8/8 | fen 4k3/8/8/8/8/8/8/4K3 w | reserve A1
reserve A1 K | reserve A1 pn | reserve A1 P N | captured 1 P | clock A1 | clock A1 now | board 1
board 1 fine | board 1 stuck | board 1 stuck check | board 1 over | board 1 over 1-0
board 1 over mate 1-0 | board 3 running | match | match over | match over 1 | match over 3-0
match over 1.5 | match over 1,5-0,5 | match stopped | claim 1 | claim pending | claim 1 granted
)"))
        EXPECT_EQ(error_line(started("expect " + text)), 2) << text;
}

TEST(ParseError, is_short_and_printable_whatever_the_file_holds) {
    using namespace std::string_literals;
    EXPECT_EQ(outcome_of("start\n0:01 A1 pl\0ay e2e4\n"s), "parse 2: not a step: '0:01 A1 pl?ay e2e4'");
    EXPECT_EQ(outcome_of("\0"s), "parse 1: before 'start' unknown: '?'");
    EXPECT_EQ(outcome_of("start\n\x1b[31m\x07\n"), "parse 2: not a step: '?[31m?'");
    std::string long_line;
    long_line.resize(10'000'000, 'x');
    const auto script = parse("start\n" + long_line + "\n");
    ASSERT_FALSE(script.ok());
    EXPECT_EQ(script.error().line, 2);
    EXPECT_LT(script.error().what.size(), 200U);
    EXPECT_EQ(outcome_of("#" + long_line + "\nstart\n"), "ok");
    EXPECT_EQ(error_line(std::string(1'000'000, '\n') + "x\nstart\n"), 1'000'001);
}

}  // namespace
}  // namespace doorgeef::scenario
