#include "cli/process.hpp"
#include "doorgeef/quote.hpp"

#include <regex>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

const std::vector<std::vector<std::string>> kHelpRequests{{"--help"},
                                                          {"perft", "--help"},
                                                          {"play", "-h"},
                                                          {"scenario", "--help"},
                                                          {"replay", "--help"},
                                                          {"show", "--help"},
                                                          {"convert", "--help"},
                                                          {"winnable", "--help"},
                                                          {"serve", "--help"},
                                                          {"backup", "--help"},
                                                          {"verify", "--help"},
                                                          {"load", "--help"},
                                                          {"uci", "--help"},
                                                          {"cecp", "--help"},
                                                          {"arena", "--help"},
                                                          {"bench", "--help"},
                                                          {"bench", "winnable", "--help"},
                                                          {"bench", "match", "--help"},
                                                          {"bench", "service", "--help"},
                                                          {"bench", "pgn", "--help"}};

std::string help(std::vector<std::string> arguments, const char* language) {
    arguments.insert(arguments.begin(), {"--lang", language});
    const auto outcome = run_doorgeef(arguments);
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

TEST(ProgramHelp, is_in_the_language_asked_for) {
    for (const auto& request : kHelpRequests) {
        const std::string dutch = help(request, "nl");
        const std::string english = help(request, "en");
        EXPECT_NE(dutch.find("Gebruik: doorgeef"), std::string::npos) << dutch;
        EXPECT_NE(dutch.find("Opties:"), std::string::npos) << dutch;
        EXPECT_NE(english.find("Usage: doorgeef"), std::string::npos) << english;
        EXPECT_NE(english.find("Options:"), std::string::npos) << english;
    }
}

TEST(ProgramHelp, no_english_leaks_into_dutch) {
    const std::regex english{
        R"(\b(usage|options|commands?|the|default|required|number|rank|such|TEXT|REQUIRED)\b)",
        std::regex::icase};
    for (const auto& request : kHelpRequests) {
        const std::string dutch = help(request, "nl");
        std::smatch found;
        EXPECT_FALSE(std::regex_search(dutch, found, english)) << found.str() << " in\n" << dutch;
    }
}

TEST(ProgramHelp, names_every_command_and_fits_80_columns) {
    for (const char* language : {"nl", "en"}) {
        const std::string all = help({"--help"}, language);
        EXPECT_NE(all.find("  play "), std::string::npos);
        EXPECT_NE(all.find("  perft "), std::string::npos);
        for (const auto& request : kHelpRequests) {
            std::istringstream lines{help(request, language)};
            for (std::string line; std::getline(lines, line);) EXPECT_LE(count_characters(line), 80U) << line;
        }
    }
}

TEST(ProgramHelp, names_the_rulesets_and_their_options) {
    for (const char* command : {"perft", "play"}) {
        const std::string text = help({command, "--help"}, "nl");
        for (const char* word :
             {"knsb, stein, minerva, jijbent, fics", "pawn-drop-ranks", "in-place|taking", "--lang"})
            EXPECT_NE(text.find(word), std::string::npos) << word;
    }
}

TEST(ProgramHelp, the_locale_chooses_the_language) {
    const auto first_line = [](std::vector<std::string> environment) {
        const auto outcome = run_process({.arguments = {"--help"}, .environment = std::move(environment)});
        return outcome.out.substr(0, outcome.out.find(' '));
    };
    EXPECT_EQ(first_line({}), "Doorgeefschaak");
    EXPECT_EQ(first_line({"LANG=nl_NL.UTF-8"}), "Doorgeefschaak");
    EXPECT_EQ(first_line({"LANG=C.UTF-8"}), "Bughouse");
    EXPECT_EQ(first_line({"LANG=nl_NL.UTF-8", "LC_ALL=en_GB.UTF-8"}), "Bughouse");
}

TEST(ProgramHelp, lang_may_stand_anywhere_and_with_a_sign) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--lang", "en", "perft", "--help"},
          {"perft", "--lang=en", "--help"},
          {"perft", "--help", "--lang", "en"}})
        EXPECT_NE(run_doorgeef(arguments).out.find("Usage:"), std::string::npos);
}

TEST(ProgramHelp, the_version_is_one_line) {
    const auto outcome = run_doorgeef({"--version"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(std::regex_match(outcome.out, std::regex{R"(doorgeef \d+\.\d+\.\d+\n)"})) << outcome.out;
}

}  // namespace
}  // namespace doorgeef::app
