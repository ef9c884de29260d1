// Whatever the command line is, there is one clear line on stderr and exit status 2.
#include "cli/process.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using Arguments = std::vector<std::string>;

struct Case {
    Arguments arguments;
    std::string complaint;  // part of it
};

void expect_one_line(const ProcessOutcome& outcome) {
    EXPECT_FALSE(outcome.timed_out);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(outcome.err.starts_with("doorgeef: ")) << outcome.err;
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    EXPECT_TRUE(outcome.err.ends_with('\n'));
    EXPECT_LT(outcome.err.size(), 500U);
    EXPECT_TRUE(std::ranges::all_of(outcome.err, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }))
        << outcome.err;
}

void expect_complaints(const std::vector<Case>& cases, const char* language) {
    for (const Case& c : cases) {
        Arguments arguments = c.arguments;
        arguments.insert(arguments.begin(), {"--lang", language});
        const auto outcome = run_doorgeef(arguments);
        SCOPED_TRACE(c.complaint);
        expect_one_line(outcome);
        EXPECT_NE(outcome.err.find(c.complaint), std::string::npos) << outcome.err;
    }
}

TEST(BadInput, commands_and_options) {
    expect_complaints(
        {
            {{}, "geef een commando"},
            {{"perf"}, "onbekend commando 'perf'"},
            {{""}, "onbekend commando ''"},
            {{"--verbose"}, "onbekende optie '--verbose'; zie doorgeef --help"},
            {{"perft", "--dept", "3"}, "onbekende optie '--dept'; zie doorgeef perft --help"},
            {{"perft", "--depth", "3", "4"}, "'4' hoort hier niet"},
            {{"perft", "--depth", "3", "play"}, "'play' hoort hier niet"},
            {{"perft", "--depth", "3", "-d"}, "onbekende optie '-d'"},
            {{"perft", "--divide=yes", "--depth", "1"}, "'yes' hoort hier niet"},
            {{"perft"}, "--depth ontbreekt"},
            {{"perft", "--depth"}, "'--depth': de waarde ontbreekt"},
            {{"perft", "--depth", "1", "--depth", "2"}, "--depth staat er meer dan 1 keer"},
            {{"perft", "--depth", "1", "--lang", "en"}, "--lang staat er meer dan 1 keer"},
            {{"play", "--ascii", "--unicode"}, "--ascii en --unicode gaan niet samen"},
            {{"play", "--rules", "jijbent", "--fen2", "x"}, "--fen2: dit reglement kent maar 1 bord"},
            {{"perft", "--rules", "jijbent", "--other", "x", "--depth", "1"},
             "--other: dit reglement kent maar 1 bord"},
        },
        "nl");
    const auto outcome = run_doorgeef({"--lang", "fr", "perft", "--depth", "1"});
    expect_one_line(outcome);
}

TEST(BadInput, numbers) {
    for (const char* depth :
         {"-1", "1000000000", "101", "abc", "", "3.5", "0x3", "99999999999999999999", " 3", "\xC2\xB3"})
        expect_complaints({{{"perft", "--depth", depth}, "is not a whole number from 0 to 100"}}, "en");
    for (const char* threads : {"0", "-2", "257", "many", ""})
        expect_complaints(
            {{{"perft", "--depth", "1", "--threads", threads}, "is not a whole number from 1 to 256"}}, "en");
}

// Before anybody is asked for a server.
TEST(BadInput, a_process_to_measure_that_is_not_there) {
    const Arguments load{"load", "--url", "http://127.0.0.1:1", "--pid", "999999999"};
    expect_complaints({{load, "doorgeef: --pid: er is geen proces 999999999\n"}}, "nl");
    expect_complaints({{load, "doorgeef: --pid: no such process: 999999999\n"}}, "en");
}

TEST(BadInput, rulesets) {
    expect_complaints(
        {
            {{"perft", "--depth", "1", "--rules", "chess"},
             "--rules: 'chess' does not exist; choose from knsb, stein"},
            {{"perft", "--depth", "1", "--rules", ""}, "--rules: '' does not exist"},
            {{"perft", "--depth", "1", "--option", "speed=9"},
             "--option: 'speed' is not a rule; choose from boards"},
            {{"perft", "--depth", "1", "--option", "=9"}, "--option: '' is not a rule"},
            {{"perft", "--depth", "1", "--option", "boards"}, "is not of the form NAME=VALUE"},
            {{"perft", "--depth", "1", "--option", "[boards=1,boards=2]"},
             "--option: '[boards' is not a rule"},
            {{"perft", "--depth", "1", "--option", "boards=3"}, "'3' is not a good value; expected: 1|2"},
            {{"perft", "--depth", "1", "--option", "pawn-drop-ranks=2-9"},
             "expected: FIRST-LAST rank, such as 2-7"},
            {{"play", "--option", "pawn-drop-ranks=1-8"},
             "a pawn cannot be dropped on the first or last rank"},
            {{"play", "--rules", "stein", "--option", "boards=1"},
             "promotion by taking needs a second board"},
        },
        "en");
}

TEST(BadInput, positions) {
    const std::string ten_thousand = "4k3/8/8/8/8/8/8/4K3[" + std::string(10'000, 'P') + "] w";
    const std::string longest(127 * 1024, 'k');
    const std::vector<Case> fens{
        {{""}, "kolom 1, aan het eind: de FEN is leeg"},
        {{"   "}, "de FEN is leeg"},
        {{"x"}, "kolom 1, bij 'x': dit teken hoort hier niet"},
        {{"8/8/8/8/8/8/8/8/8 w"}, "kolom 17, bij '8 w': er zijn meer dan 8 rijen"},
        {{"4k3/8/8/8/8/8/4K3 w"}, "er zijn minder dan 8 rijen"},
        {{"4k3/8/8/8/8/8/8/4K3"}, "wie aan zet is ontbreekt"},
        {{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 2"}, "na de laatste teller hoort niets meer"},
        {{"4k3/8/8/8/8/8/8/4K3[ w"}, "de reserve is niet gesloten met ]"},
        {{ten_thousand},
         "kolom 85, bij 'PPPPPPPPPPPPPPPPPPPPPPPP...': meer dan 64 van een soort in de reserve"},
        {{longest}, "kolom 9, bij 'kkkkkkkkkkkkkkkkkkkkkkkk...': deze rij heeft meer dan 8 velden"},
        {{"4k3/8/8/8/8/8/8/4K3 w\033[2J"}, R"(bij 'w\u{1b}[2J')"},
        {{"4k3/8/8/8/\xE2\x99\x94/8/8/4K3 w"}, R"(kolom 11, bij '\u{2654}/8/8/4K3 w')"},
        {{"4k3/8/8/8/\xFF/8/8/4K3 w"}, R"(bij '\xff/8/8/4K3 w')"},
        {{"8/8/8/8/8/8/8/8 w"}, "wit heeft geen koning; zwart heeft geen koning"},
        {{"4k3/8/8/8/8/8/8/4K3[k] w"}, "koning in de reserve"},
    };
    std::vector<Case> cases;
    for (const Case& fen : fens) {
        cases.push_back({{"perft", "--depth", "1", "--fen", fen.arguments[0]}, "--fen"});
        cases.push_back({{"perft", "--depth", "1", "--fen", fen.arguments[0]}, fen.complaint});
        cases.push_back({{"perft", "--depth", "1", "--fen=" + fen.arguments[0]}, fen.complaint});
        cases.push_back(
            {{"perft", "--rules", "stein", "--depth", "1", "--other", fen.arguments[0]}, fen.complaint});
        cases.push_back({{"play", "--fen", fen.arguments[0]}, fen.complaint});
        cases.push_back({{"play", "--fen2", fen.arguments[0]}, fen.complaint});
    }
    expect_complaints(cases, "nl");
}

TEST(BadInput, an_output_that_cannot_be_written_is_a_failure) {
    // Nothing here but the exit status tells a script that the count is missing.
    const auto outcome = run_process({.arguments = {"perft", "--depth", "1"}, .out_file = "/dev/full"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
}

}  // namespace
}  // namespace doorgeef::app
