#include "cli/play_fixture.hpp"
#include "doorgeef/play/draw.hpp"
#include "doorgeef/play/status.hpp"
#include "doorgeef/play/table_help.hpp"
#include "doorgeef/quote.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::BoardId;

constexpr DrawStyle kPlain{};
constexpr DrawStyle kFigures{.figures = true};
constexpr DrawStyle kColored{.figures = true, .color = true};
constexpr match::Time kLater = 403'000;  // 17 s before the end of seven minutes

// A match that has begun, with some moves made at once.
match::Match begun(const match::Agreement& agreement,
                   const std::vector<std::pair<match::Seat, const char*>>& moves = {}) {
    const ScriptedTimekeeper time;
    Table table{agreement, time};
    for (const match::Seat seat : match::kSeats)
        if (table.match().has_seat(seat) && table.match().color(seat) == rules::Color::black)
            EXPECT_EQ(table.ask(match::PlayerCommand{seat, match::command::Press{}}), std::nullopt);
    for (const auto& [seat, move] : moves)
        EXPECT_EQ(table.ask(match::PlayerCommand{seat, match::command::Play{coordinates(move)}}),
                  std::nullopt);
    return table.match();
}

match::Match begun(const char* preset, const char* fen) {
    return begun(agree(ruleset(preset).ruleset, {.fen = fen}));
}

TEST(PlayDraw, team_a_sits_at_the_bottom_of_both_boards) {
    const match::Match match =
        begun(agree(ruleset("knsb").ruleset, {.fen = "4k3/8/1Q~6/8/8/8/8/4K3[PPPPPPPPPPPPn] w - -"}),
              {{kB2, "e2e4"}});
    EXPECT_EQ(draw_boards(match, kLater, kPlain, Language::dutch),
              "Bord 1: A1 aan zet                       Bord 2: A2 aan zet na e2e4\n"
              "  B1 zwart    7:00  P-  N1  B-  R-  Q-     B2 wit      7:00  P-  N-  B-  R-  Q-\n"
              "  8  .  .  .  .  k  .  .  .                1  R  N  B  K  Q  B  N  R\n"
              "  7  .  .  .  .  .  .  .  .                2  P  P  P *.  P  P  P  P\n"
              "  6  .  Q~ .  .  .  .  .  .                3  .  .  .  .  .  .  .  .\n"
              "  5  .  .  .  .  .  .  .  .                4  .  .  . *P  .  .  .  .\n"
              "  4  .  .  .  .  .  .  .  .                5  .  .  .  .  .  .  .  .\n"
              "  3  .  .  .  .  .  .  .  .                6  .  .  .  .  .  .  .  .\n"
              "  2  .  .  .  .  .  .  .  .                7  p  p  p  p  p  p  p  p\n"
              "  1  .  .  .  .  K  .  .  .                8  r  n  b  k  q  b  n  r\n"
              "     a  b  c  d  e  f  g  h                   h  g  f  e  d  c  b  a\n"
              "> A1 wit      17.0  P12 N-  B-  R-  Q-   > A2 zwart    17.0  P-  N-  B-  R-  Q-\n");
}

TEST(PlayDraw, with_black_for_team_a_the_boards_turn_around) {
    const std::string drawn =
        draw_boards(begun(agree(ruleset("minerva").ruleset, {.white = "B1"})), 0, kPlain, Language::english);
    EXPECT_NE(drawn.find("> B1 White"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("> A2 White"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("  8  r  n  b  k  q  b  n  r                1  R  N  B  Q  K  B  N  R\n"),
              std::string::npos)
        << drawn;
}

TEST(PlayDraw, one_board_has_no_reserves_and_may_have_no_clocks) {
    EXPECT_EQ(draw_boards(begun("jijbent", "4k3/8/8/8/8/8/8/4K3 b - -"), 0, kFigures, Language::english),
              "Board 1: B1 to move\n"
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

TEST(PlayDraw, what_is_passed_by_hand_lies_with_the_one_who_captured_it) {
    const match::Match match = begun(agree(ruleset("knsb").ruleset, {.conduct = {"passing=manual"},
                                                                     .fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - -"}),
                                     {{kA1, "e4d5"}});
    const std::string drawn = draw_boards(match, 0, kPlain, Language::dutch);
    EXPECT_NE(drawn.find("  geslagen: -"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("  geslagen: P "), std::string::npos) << drawn;
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
    for (const char* preset : {"knsb", "stein", "minerva", "jijbent", "fics"})
        for (const char* conduct : {"online", "book"})
            for (const Language language : {Language::dutch, Language::english})
                for (const DrawStyle& style : {kPlain, kFigures, kColored}) {
                    const auto rules = ruleset(preset).ruleset;
                    MatchOptions options{.conduct = {conduct}, .clock = "1440:00"};
                    if (rules.boards == 2) options.fen = options.fen2 = full;
                    const match::Match match = begun(agree(rules, options));
                    std::istringstream lines{without_colors(draw_boards(match, 0, style, language)) +
                                             clocks_line(match, 0, language) +
                                             table_help(match.agreement, style, language)};
                    for (std::string line; std::getline(lines, line);)
                        EXPECT_LE(count_characters(line), 80U) << line;
                }
}

TEST(PlayDraw, colors_are_reset_at_the_end_of_every_line) {
    std::istringstream lines{draw_boards(begun(agree(ruleset("knsb").ruleset, {.conduct = {"book"}})), 0,
                                         kColored, Language::dutch)};
    for (std::string line; std::getline(lines, line);)
        EXPECT_EQ(line.rfind("\033["), line.rfind("\033[0m")) << line;
}

TEST(PlayDraw, each_board_says_how_it_stands) {
    const auto status = [](const char* preset, const char* fen, Language language) {
        return board_status(begun(preset, fen), BoardId::first, language);
    };
    constexpr const char* mate = "r3k3/1r6/8/8/8/8/8/K7 w - -";
    constexpr const char* stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
    EXPECT_EQ(status("knsb", mate, Language::dutch), "Bord 1: 0-1, mat");
    EXPECT_EQ(status("stein", mate, Language::dutch), "Bord 1: A1 staat mat en wacht");
    EXPECT_EQ(status("stein", mate, Language::english), "Board 1: A1 is mated, waits");
    EXPECT_EQ(status("knsb", stalemate, Language::english), "Board 1: B1 is stalemated, waits");
    EXPECT_EQ(status("jijbent", stalemate, Language::dutch), "Bord 1: 1/2, pat");
    EXPECT_EQ(status("knsb", "r3k3/8/8/8/8/8/8/K7 w - -", Language::dutch), "Bord 1: A1 staat schaak");
    EXPECT_EQ(status("knsb", "4k3/8/8/8/8/8/8/K7 w - -", Language::dutch), "Bord 1: A1 aan zet");
}

TEST(PlayDraw, clocks_show_tenths_when_they_matter) {
    EXPECT_EQ(clock_text(420'000), "7:00");
    EXPECT_EQ(clock_text(419'999), "6:59");
    EXPECT_EQ(clock_text(20'000), "0:20");
    EXPECT_EQ(clock_text(19'999), "19.9");
    EXPECT_EQ(clock_text(50), "0.0");
    EXPECT_EQ(clock_text(3'600'000), "1:00:00");
    EXPECT_EQ(clock_text(86'400'000), "24:00:00");
    EXPECT_EQ(clocks_line(begun(agree(ruleset("knsb").ruleset)), 1'000, Language::dutch),
              "> A1 6:59     B1 7:00     A2 7:00   > B2 6:59\n");
    EXPECT_EQ(clocks_line(begun(agree(ruleset("jijbent").ruleset)), 1'000, Language::dutch), "");
}

TEST(PlayDraw, the_help_fits_the_ruleset_and_the_conduct) {
    const auto help = [](const char* preset, const char* conduct) {
        return table_help(agree(ruleset(preset).ruleset, {.conduct = {conduct}}), kPlain, Language::dutch);
    };
    const auto teaches = [](const std::string& text, const char* word) {
        return text.find(word) != std::string::npos;
    };
    const std::string knsb = help("knsb", "online");
    EXPECT_TRUE(teaches(knsb, "1 N@f3") && teaches(knsb, "e7e8q") &&
                teaches(knsb, "claim herhaling|vijftig"));
    EXPECT_FALSE(teaches(knsb, "e7e8/g5") || teaches(knsb, "aanraken") || teaches(knsb, "zeg gevaar"));
    const std::string stein = help("stein", "book");
    EXPECT_TRUE(teaches(stein, "1 e7e8/g5") && teaches(stein, "aanraken") && teaches(stein, "claim vlag"));
    EXPECT_TRUE(teaches(stein, "wegnemen") && teaches(stein, "doorgeven"));
    EXPECT_FALSE(teaches(stein, "e7e8q"));
    EXPECT_TRUE(teaches(help("minerva", "online"), "alle vier"));
    const std::string jijbent = help("jijbent", "online");
    EXPECT_TRUE(teaches(jijbent, "materiaal") && teaches(jijbent, "arbiter toewijzen|afwijzen"));
    EXPECT_FALSE(teaches(jijbent, "@") || teaches(jijbent, "1 e2e4") || teaches(jijbent, "zeg "));
}

}  // namespace
}  // namespace doorgeef::app
