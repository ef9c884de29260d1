#include "cli/play_fixture.hpp"
#include "doorgeef/play/draw.hpp"
#include "doorgeef/play/table_help.hpp"
#include "doorgeef/quote.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

constexpr DrawStyle kPlain{};
constexpr DrawStyle kFigures{.figures = true};
constexpr DrawStyle kColored{.figures = true, .color = true};

TEST(PlayDraw, team_a_sits_at_the_bottom_of_both_boards) {
    Table match = table(ruleset("knsb").ruleset, "4k3/8/1Q~6/8/8/8/8/4K3[PPPPPPPPPPPPn] w - -");
    ASSERT_TRUE(match.play(BoardId::second, coordinates("e2e4")));
    EXPECT_EQ(draw_boards(match, kPlain, Language::dutch),
              "Bord 1                                Bord 2, laatste zet e2e4\n"
              "  B1 zwart  P-  N1  B-  R-  Q-          B2 wit    P-  N-  B-  R-  Q-\n"
              "  8  .  .  .  .  k  .  .  .             1  R  N  B  K  Q  B  N  R\n"
              "  7  .  .  .  .  .  .  .  .             2  P  P  P *.  P  P  P  P\n"
              "  6  .  Q~ .  .  .  .  .  .             3  .  .  .  .  .  .  .  .\n"
              "  5  .  .  .  .  .  .  .  .             4  .  .  . *P  .  .  .  .\n"
              "  4  .  .  .  .  .  .  .  .             5  .  .  .  .  .  .  .  .\n"
              "  3  .  .  .  .  .  .  .  .             6  .  .  .  .  .  .  .  .\n"
              "  2  .  .  .  .  .  .  .  .             7  p  p  p  p  p  p  p  p\n"
              "  1  .  .  .  .  K  .  .  .             8  r  n  b  k  q  b  n  r\n"
              "     a  b  c  d  e  f  g  h                h  g  f  e  d  c  b  a\n"
              "> A1 wit    P12 N-  B-  R-  Q-        > A2 zwart  P-  N-  B-  R-  Q-\n");
}

TEST(PlayDraw, one_board_has_no_reserves) {
    const Table game = table(ruleset("jijbent").ruleset, "4k3/8/8/8/8/8/8/4K3 b - -");
    EXPECT_EQ(draw_boards(game, kFigures, Language::english), "Board 1\n"
                                                              "> B1 Black\n"
                                                              "  8  .  .  .  .  \u265A  .  .  .\n"
                                                              "  7  .  .  .  .  .  .  .  .\n"
                                                              "  6  .  .  .  .  .  .  .  .\n"
                                                              "  5  .  .  .  .  .  .  .  .\n"
                                                              "  4  .  .  .  .  .  .  .  .\n"
                                                              "  3  .  .  .  .  .  .  .  .\n"
                                                              "  2  .  .  .  .  .  .  .  .\n"
                                                              "  1  .  .  .  .  \u2654  .  .  .\n"
                                                              "     a  b  c  d  e  f  g  h\n"
                                                              "  A1 White\n");
}

// What is left for the eye once a terminal has obeyed the colours.
std::string without_colors(const std::string& text) {
    std::string seen;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\033')
            i = text.find('m', i);
        else
            seen += text[i];
    }
    return seen;
}

TEST(PlayDraw, nothing_is_wider_than_80_columns) {
    const std::string full = "4k3/8/8/8/8/8/8/4K3[" + std::string(64, 'P') + std::string(64, 'Q') + "] w - -";
    for (const char* preset : {"knsb", "stein", "jijbent"})
        for (const Language language : {Language::dutch, Language::english})
            for (const DrawStyle& style : {kPlain, kFigures, kColored}) {
                const auto rules = ruleset(preset).ruleset;
                const Table match = rules.boards == 2 ? table(rules, full, full) : table(rules);
                std::istringstream lines{without_colors(draw_boards(match, style, language)) +
                                         table_help(rules, style, language)};
                for (std::string line; std::getline(lines, line);)
                    EXPECT_LE(count_characters(line), 80U) << line;
            }
}

TEST(PlayDraw, colors_are_reset_at_the_end_of_every_line) {
    std::istringstream lines{draw_boards(table(ruleset("knsb").ruleset), kColored, Language::dutch)};
    for (std::string line; std::getline(lines, line);)
        EXPECT_EQ(line.rfind("\033["), line.rfind("\033[0m")) << line;
}

TEST(PlayDraw, states_are_told_in_words) {
    const auto states = [](const char* preset, const char* fen, Language language) {
        return describe_states(table(ruleset(preset).ruleset, fen), language);
    };
    constexpr const char* mate = "r3k3/1r6/8/8/8/8/8/K7 w - -";
    constexpr const char* stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
    EXPECT_EQ(states("knsb", mate, Language::dutch), "Bord 1: A1 staat mat met de huidige reserve.\n");
    EXPECT_EQ(states("jijbent", mate, Language::dutch), "Bord 1: A1 staat mat.\n");
    EXPECT_EQ(states("stein", stalemate, Language::english),
              "Board 1: B1 is stalemated with the present reserve.\n");
    EXPECT_EQ(states("jijbent", stalemate, Language::english), "Board 1: B1 is stalemated.\n");
    EXPECT_EQ(states("knsb", "r3k3/8/8/8/8/8/8/K7 w - -", Language::dutch), "Bord 1: A1 staat schaak.\n");
    EXPECT_EQ(states("knsb", "4k3/8/8/8/8/8/8/K7 w - -", Language::dutch), "");
}

TEST(PlayDraw, the_help_fits_the_ruleset) {
    const std::string knsb = table_help(ruleset("knsb").ruleset, kPlain, Language::dutch);
    EXPECT_NE(knsb.find("1 N@f3"), std::string::npos);
    EXPECT_NE(knsb.find("e7e8q"), std::string::npos);
    const std::string stein = table_help(ruleset("stein").ruleset, kPlain, Language::dutch);
    EXPECT_NE(stein.find("1 e7e8/g5"), std::string::npos);
    EXPECT_EQ(stein.find("e7e8q"), std::string::npos);
    const std::string jijbent = table_help(ruleset("jijbent").ruleset, kPlain, Language::dutch);
    EXPECT_EQ(jijbent.find('@'), std::string::npos);
    EXPECT_EQ(jijbent.find("1 e2e4"), std::string::npos);
}

}  // namespace
}  // namespace doorgeef::app
