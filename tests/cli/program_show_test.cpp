#include "cli/folder_fixture.hpp"
#include "cli/process.hpp"
#include "cli/recorded_games.hpp"

#include <algorithm>
#include <sstream>

namespace doorgeef::app {
namespace {

class ProgramShow : public FolderTest {};

TEST_F(ProgramShow, shows_the_end) {
    const auto outcome = run_doorgeef({"--lang", "en", "show", write("g.bpgn", kMate)});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, "Clubavond\n"
                           "A1  Jan                   2:54\n"
                           "B1  Piet                  2:50\n"
                           "A2  Kees\n"
                           "B2  Truus                 2:50\n"
                           "\n"
                           "Board 1: 1-0, mate                       Board 2: not played out\n"
                           "  B1 Black  P-  N-  B-  R-  Q-             B2 White  P-  N-  B-  R-  Q-\n"
                           "  8  r  .  b  q  k  b  .  r                1  R  N  B  K  Q  B  N  R\n"
                           "  7  p  p  p  p  . *Q  p  p                2  P  P  P  P *.  P  P  P\n"
                           "  6  .  .  n  .  .  n  .  .                3  .  .  .  .  .  .  .  .\n"
                           "  5  .  .  .  .  p  .  . *.                4  .  .  .  . *P  .  .  .\n"
                           "  4  .  .  B  .  P  .  .  .                5  .  .  .  .  .  .  .  .\n"
                           "  3  .  .  .  .  .  .  .  .                6  .  .  .  .  .  .  .  .\n"
                           "  2  P  P  P  P  .  P  P  P                7  p  p  p  p  p  p  p  p\n"
                           "  1  R  N  B  .  K  .  N  R                8  r  n  b  k  q  b  n  r\n"
                           "     a  b  c  d  e  f  g  h                   h  g  f  e  d  c  b  a\n"
                           "  A1 White  P-  N-  B-  R-  Q-             A2 Black  P1  N-  B-  R-  Q-\n"
                           "\n"
                           "After move 8 of 8: 4A. Qxf7#, at 0:16.0.\n"
                           "Over: team A - team B 1-0.\n");
}

TEST_F(ProgramShow, shows_any_moment) {
    const auto path = write("g.bpgn", std::string{kMate} + kResigned);
    const auto shown = [&](const char* game, const char* at) {
        return run_doorgeef({"--lang", "nl", "show", path, "--game", game, "--at", at}).out;
    };
    EXPECT_NE(shown("1", "0").find("Bord 1: A1 aan zet "), std::string::npos) << shown("1", "0");
    EXPECT_NE(shown("1", "0").find("Voor de eerste van 8 zetten.\n"), std::string::npos);
    EXPECT_NE(shown("1", "3").find("Na zet 3 van 8: 1B. d4, op 0:09.5.\n"), std::string::npos)
        << shown("1", "3");
    EXPECT_EQ(shown("1", "3").find("Afgelopen"), std::string::npos);
    // Kees holds the pawn that Jan captured, and then drops it.
    EXPECT_NE(shown("2", "4").find("A2 zwart  P1 "), std::string::npos) << shown("2", "4");
    EXPECT_NE(shown("2", "5").find("A2 zwart  P- "), std::string::npos) << shown("2", "5");
    EXPECT_NE(shown("2", "5").find("Bord 2: 0-1, opgegeven"), std::string::npos) << shown("2", "5");
}

TEST_F(ProgramShow, shows_our_own_clocks_at_their_seats) {
    const auto path = write("own.bpgn", kOwn);
    const auto end = run_doorgeef({"--lang", "en", "show", path}).out;
    EXPECT_NE(end.find("A1  Jan\n"), std::string::npos) << end;
    EXPECT_NE(end.find("  A1 White    2:56  P- "), std::string::npos) << end;
    EXPECT_NE(end.find("After move 10 of 10: 4A. Qxf7#, at 0:07.0.\n"), std::string::npos) << end;
    const auto earlier = run_doorgeef({"--lang", "en", "show", path, "--at", "2"}).out;
    EXPECT_NE(earlier.find("  A1 White    2:59  P- "), std::string::npos) << earlier;
}

TEST_F(ProgramShow, shows_one_board_of_ordinary_chess) {
    const auto outcome = run_doorgeef({"--lang", "en", "show", write("g.pgn", kChess), "--at", "4"});
    EXPECT_NE(outcome.out.find("A1  Jan\nB1  Piet\n\nBoard 1: "), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("After move 4 of 4: 2... Nc6.\n"), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.out.find("Board 2"), std::string::npos);
}

TEST_F(ProgramShow, shows_what_comes_before_a_move_that_cannot_be_played) {
    const auto path = write("g.bpgn", kIllegal);
    const auto outcome = run_doorgeef({"--lang", "en", "show", path});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("After move 1 of 1: 1A. e4.\n"), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.err,
              "doorgeef: " + path + ":3:7: game 1, move 1a. P@e5: That piece is not in your reserve\n");
}

TEST_F(ProgramShow, reads_what_it_was_converted_to) {
    const auto path = write("g.bpgn", kMate);
    const auto original = run_doorgeef({"--lang", "en", "show", path}).out;
    for (const char* name : {"own.bpgn", "own.json"}) {
        ASSERT_EQ(run_doorgeef({"convert", path, this->path(name)}).exit_code, 0);
        EXPECT_EQ(run_doorgeef({"--lang", "en", "show", this->path(name)}).out, original) << name;
    }
}

TEST_F(ProgramShow, lets_no_text_of_a_file_reach_the_terminal_as_it_is) {
    const auto path =
        write("g.bpgn", "[Event \"\x1B[2J\x07\"][WhiteA \"\xE2\x80\xAE evil\"][BlackA \"O'Brien\"]\n"
                        "1A. e4 *\n");
    const auto outcome = run_doorgeef({"show", path});
    EXPECT_TRUE(std::ranges::all_of(outcome.out, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }))
        << outcome.out;
    EXPECT_NE(outcome.out.find("B1  O'Brien\n"), std::string::npos) << outcome.out;
}

TEST_F(ProgramShow, refuses_what_is_not_there) {
    const auto path = write("g.bpgn", kMate);
    struct Case {
        std::vector<std::string> arguments;
        int exit_code;
        std::string says;
    };
    const std::vector<Case> cases{
        {{"show"}, 2, "FILE is missing"},
        {{"show", path, path}, 2, "does not belong here"},
        {{"show", path, "--game", "0"}, 2, "--game: '0' is not a whole number from 1 to"},
        {{"show", path, "--game", "two"}, 2, "--game: 'two' is not a whole number from 1 to"},
        {{"show", path, "--game", "2"}, 1, "there is no game 2; the file has 1"},
        {{"show", path, "--at", "9"}, 2, "--at: '9' is not a whole number from 0 to 8"},
        {{"show", path, "--at", "-1"}, 2, "--at: '-1' is not a whole number from 0 to 8"},
        {{"show", this->path("none")}, 1, "cannot be read"},
        {{"show", this->path(".")}, 1, "cannot be read"},
        {{"show", write("empty", "")}, 1, "there is no game in it"},
        {{"show", write("bad", "1A. e4 {")}, 1, "bad:1:8: game 1, after 1A. e4: the comment"},
        {{"show", write("binary", std::string("\0\1\2\xFF\xFE", 5))}, 1, "binary:1:"},
        {{"show", write("bad.json", "{}\n")}, 1, "bad.json:1:1: game 1: this is not the log of a match"},
        {{"show", write("no.json", "nonsense\n")}, 1, "no.json:1:1: game 1: this is not JSON"},
    };
    for (const Case& c : cases) {
        auto arguments = c.arguments;
        arguments.insert(arguments.begin(), {"--lang", "en"});
        const auto outcome = run_doorgeef(arguments);
        EXPECT_EQ(outcome.exit_code, c.exit_code) << c.says << outcome.err;
        EXPECT_EQ(outcome.out, "") << c.says;
        EXPECT_NE(outcome.err.find(c.says), std::string::npos) << c.says << '\n' << outcome.err;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    }
}

}  // namespace
}  // namespace doorgeef::app
