#include "cli/process.hpp"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

ProcessOutcome play(std::vector<std::string> arguments, std::string in) {
    arguments.insert(arguments.begin(), {"play", "--white", "A1"});
    const auto outcome = run_process({.arguments = std::move(arguments), .in = std::move(in)});
    EXPECT_FALSE(outcome.timed_out);
    EXPECT_EQ(outcome.exit_code, 0);
    return outcome;
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

std::ptrdiff_t count_lines(const std::string& text) {
    return std::ranges::count(text, '\n');
}

TEST(ProgramPlay, captures_are_passed_and_dropped) {
    const auto outcome =
        play({"--lang", "nl"}, "start\n1 e2e4\n1 d7d5\nA1 e4d5\n2 e2e4\nA2 P@e6\nfen\nstop\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(contains(outcome.out, "A1 geeft een pion door aan A2.\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "Bord 2: B2 aan zet na P@e6")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "1 rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2\n"
                                      "2 rnbqkbnr/pppppppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2\n"))
        << outcome.out;
}

TEST(ProgramPlay, refusals_are_one_line_each_in_both_languages) {
    const std::string lines = "start\ne2e4\n1 e2e5\nB1 e7e5\n1 N@f3\n1 e2\nbla\n\n2\n";
    EXPECT_EQ(play({"--lang", "nl"}, lines).err,
              "Zeg erbij wie of welk bord: A1 e2e4 of 1 e2e4.\n"
              "Je pion kan niet van e2 naar e5 (FIDE art. 3.7).\n"
              "B1 is niet aan zet.\n"
              "Je hebt geen paard in je reserve (art. 2.2).\n"
              "'e2' is geen zet; teken 3: hier hoort een veld, zoals e4.\n"
              "'bla' begrijp ik niet. Een zet is zoals 1 e2e4; typ hulp voor uitleg.\n"
              "Achter '2' hoort een zet, zoals e2e4.\n");
    EXPECT_EQ(play({"--lang", "en"}, lines).err,
              "Say who, or which board: A1 e2e4 or 1 e2e4.\n"
              "Your pawn cannot go from e2 to e5 (FIDE art. 3.7).\n"
              "It is not B1's turn.\n"
              "You have no knight in your reserve (art. 2.2).\n"
              "'e2' is not a move; character 3: a square belongs here, such as e4.\n"
              "I do not understand 'bla'. A move is like 1 e2e4; type help for help.\n"
              "A move belongs after '2', such as e2e4.\n");
}

TEST(ProgramPlay, on_one_board_a_move_needs_no_number) {
    const auto outcome = play({"--lang", "nl", "--rules", "jijbent"},
                              "press\nf2f3\n1 e7e5\ng2g4\n2 e2e4\nzetten 2\nd8h4\nzetten\nfen\n");
    EXPECT_EQ(outcome.err, "Bord 2 is er niet.\nBord 2 is er niet.\n");
    EXPECT_TRUE(contains(outcome.out,
                         "Bord 1: B1 wint, mat (0-1).\nDe wedstrijd is afgelopen: team A - team B 0-1.\n"));
    EXPECT_TRUE(contains(outcome.out, "Bord 1, A1 aan zet, aantal zetten: 0\n"));
    EXPECT_TRUE(contains(outcome.out, "1 rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"));
    EXPECT_FALSE(contains(outcome.out, "Bord 2"));
}

TEST(ProgramPlay, mate_on_one_board_leaves_the_other_running) {
    const auto outcome = play({"--lang", "nl"}, "start\n1 f2f3\n1 e7e5\n1 g2g4\n1 d8h4\n2 e2e4\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(contains(outcome.out, "B1 speelt d8h4. Schaak.\nBord 1: B1 wint, mat (0-1).\n"));
    EXPECT_TRUE(contains(outcome.out, "Bord 1: 0-1, mat                         Bord 2: A2 aan zet na e2e4"));
}

TEST(ProgramPlay, the_command_line_chooses_conduct_clock_and_colours) {
    const auto outcome =
        play({"--lang", "en", "--conduct", "book", "--conduct", "touch=off", "--clock", "5:00+3"},
             "start\n1 e2e4\n1 press\n");
    EXPECT_TRUE(contains(outcome.out, "Ruleset: knsb, clock 5:00+3. Type help for help, quit to "
                                      "end.\nConduct: by the book with touch=off.\n"))
        << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "Board 1: A1 must press after e2e4"));
    const auto minerva =
        run_process({.arguments = {"play", "--lang", "en", "--rules", "minerva"}, .in = "start\n1 e2e4\n"});
    EXPECT_TRUE(contains(minerva.out, "B1 plays e2e4.\n")) << "the home team has Black on board 1";
}

TEST(ProgramPlay, on_a_terminal_a_flag_falls_by_itself) {
    const auto outcome = run_process({.arguments = {"play", "--clock", "0:01", "--lang", "nl"},
                                      .in = "start\n",
                                      .environment = {"NO_COLOR=1", "TERM=xterm"},
                                      .terminal = true,
                                      .interrupt_after = std::chrono::milliseconds{3'000}});
    EXPECT_TRUE(contains(outcome.out, "De wedstrijd is afgelopen: team A - team B 1-1.\r\nzet: "))
        << outcome.out;
}

TEST(ProgramPlay, lists_moves_and_help) {
    const auto outcome = play({"--lang", "en"}, "moves 1\nmoves\nhelp\nquit\n1 e2e4\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_TRUE(contains(outcome.out, "Board 1, A1 to move, number of moves: 20\n  a2a3 a2a4 b1a3"));
    EXPECT_TRUE(contains(outcome.out, "Board 2, B2 to move, number of moves: 20\n"));
    EXPECT_TRUE(contains(outcome.out, "drop a knight from your reserve"));
    EXPECT_FALSE(contains(outcome.out, "after e2e4")) << "what follows quit is not read";
}

TEST(ProgramPlay, hostile_lines_get_one_short_line_and_the_match_goes_on) {
    using namespace std::string_literals;
    std::string huge;
    huge.resize(10'000'000, 'x');
    const std::vector<std::string> lines{
        huge,
        std::string(1000, '\0'),
        "1 e2\0e4"s,
        "\0"s,
        "1 \xD0\xB5\x32\xD0\xB5\x34",  // Cyrillic letters that look like e
        "\xFF\xFE\x80",
        "1 \033[2J\033]0;title\007",
        "1 e7e8k",
        "1 a0a9",
        "9999999999999999999999 e2e4",
        "1 " + std::string(150, '@'),
    };
    std::string in;
    for (const std::string& line : lines) in += line + "\n";
    const auto outcome = play({"--lang", "nl"}, "start\n" + in + "1 e2e4\n");
    EXPECT_EQ(count_lines(outcome.err), static_cast<std::ptrdiff_t>(lines.size())) << outcome.err;
    std::istringstream refusals{outcome.err};
    for (std::string line; std::getline(refusals, line);) {
        EXPECT_LT(line.size(), 300U);
        EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
    }
    EXPECT_TRUE(contains(outcome.out, "aan zet na e2e4"));
}

TEST(ProgramPlay, without_a_terminal_there_are_letters_and_no_prompt) {
    const auto outcome = run_process({.arguments = {"play", "--white", "A1"},
                                      .in = "start\n",
                                      .environment = {"LANG=nl_NL.UTF-8", "TERM=xterm-256color"}});
    EXPECT_FALSE(contains(outcome.out, "zet: "));
    EXPECT_FALSE(contains(outcome.out, "\033"));
    EXPECT_TRUE(contains(outcome.out, "  8  r  n  b  q  k  b  n  r"));
    const auto figures = play({"--unicode"}, "");
    EXPECT_TRUE(contains(figures.out, "  1  \u2656  \u2658"));
}

TEST(ProgramPlay, a_terminal_gets_a_prompt_colors_and_figures) {
    const auto on_terminal = [](std::vector<std::string> arguments, std::vector<std::string> environment) {
        arguments.insert(arguments.begin(), "play");
        const auto outcome = run_process({.arguments = arguments,
                                          .in = "start\n1 e2e4\nstop\n",
                                          .environment = environment,
                                          .terminal = true});
        EXPECT_FALSE(outcome.timed_out);
        EXPECT_EQ(outcome.exit_code, 0);
        return outcome.out;
    };
    const std::string all = on_terminal({}, {"LANG=nl_NL.UTF-8", "TERM=xterm"});
    EXPECT_TRUE(contains(all, "zet: "));
    EXPECT_TRUE(contains(all, "\033[48;5;"));
    EXPECT_TRUE(contains(all, "\u265A"));
    const std::string plain = on_terminal({}, {"LANG=nl_NL", "TERM=xterm", "NO_COLOR=1"});
    EXPECT_TRUE(contains(plain, "zet: "));
    EXPECT_FALSE(contains(plain, "\033"));
    EXPECT_FALSE(contains(plain, "\u265A"));
    EXPECT_FALSE(contains(on_terminal({"--ascii"}, {"LANG=nl_NL.UTF-8", "TERM=xterm"}), "\u265A"));
}

TEST(ProgramPlay, every_ruleset_starts) {
    for (const char* rules : {"knsb", "stein", "minerva", "jijbent", "fics"})
        for (const char* language : {"nl", "en"}) {
            const auto outcome = play({"--rules", rules, "--lang", language}, "");
            EXPECT_TRUE(contains(outcome.out, rules));
            EXPECT_EQ(outcome.err, "");
        }
}

}  // namespace
}  // namespace doorgeef::app
