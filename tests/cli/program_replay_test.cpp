#include "cli/folder_fixture.hpp"
#include "cli/process.hpp"
#include "cli/recorded_games.hpp"

#include <algorithm>

#include <unistd.h>

namespace doorgeef::app {
namespace {

namespace fs = std::filesystem;

class ProgramReplay : public FolderTest {};

TEST_F(ProgramReplay, sums_up_each_file_and_all) {
    const auto two = write("two.bpgn", std::string{kMate} + kResigned);
    const auto chess = write("chess.pgn", kChess);
    auto outcome = run_doorgeef({"--lang", "en", "replay", two, chess});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.out, two + ": 2 games, 13 plies, 0 failed\n" + chess +
                               ": 1 games, 4 plies, 0 failed\n"
                               "Total: 3 games, 17 plies, 0 failed\n"
                               "Stated results: 1 agree, 0 differ, 2 cannot be said\n");
    outcome = run_doorgeef({"--lang", "nl", "replay", two});
    EXPECT_NE(outcome.out.find("Totaal: 2 partijen, 13 zetten, 0 mislukt\n"
                               "Genoemde uitslagen: 1 kloppen, 0 kloppen niet, 1 niet na te gaan\n"),
              std::string::npos)
        << outcome.out;
}

TEST_F(ProgramReplay, names_place_move_and_reason_of_what_fails_and_goes_on) {
    const auto bad = write("bad.bpgn", std::string{kIllegal} + "[Event \"x\"]\n1A. e4 {oh\n" + kMate);
    auto outcome = run_doorgeef({"--lang", "en", "replay", bad});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out.substr(0, outcome.out.find("Total")),
              bad + ":3:7: game 1, move 1a. P@e5: That piece is not in your reserve\n" + bad +
                  ":6:8: game 2, after 1A. e4: the comment that begins here is not closed\n" + bad +
                  ": 3 games, 10 plies, 2 failed\n");
    outcome = run_doorgeef({"--lang", "nl", "replay", bad});
    EXPECT_NE(outcome.out.find(":3:7: partij 1, zet 1a. P@e5: Dat stuk heb je niet in je reserve\n"),
              std::string::npos)
        << outcome.out;
}

struct Wrong {
    const char* name;
    std::string text;
    const char* says;
};

TEST_F(ProgramReplay, has_words_for_everything_that_can_be_wrong) {
    const std::vector<Wrong> cases{
        {"boards out of order", "1a. e5 *", ":1:5: game 1, move 1a. e5: It is not your turn"},
        {"nobody named", "[WhiteA \"x\"]\n1. e4 *", "with two boards the move must say whose it is"},
        {"no move", "1A. Zx4 *", "this is no move: no piece is called that"},
        {"ambiguous", "1A. Na3 1a. e5 2A. Nc4 2a. e4 3A. Nf3 3a. d5 4A. Ne5 *",
         ":1:50: game 1, move 4A. Ne5: more than one piece can do this"},
        {"bad FEN", "[FEN \"x | y\"]\n1A. e4 *",
         "the FEN tag gives no position: this character does not belong here"},
        {"one board of two", "[FEN \"x\"]\n1A. e4 *", "the FEN tag gives no position\n"},
        {"impossible position", "[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]\n1. Ke2 *", "Black has no king"},
        {"unknown variant", "[Variant \"Atomic\"]\n1. e4 *", "this ruleset or variant is not known"},
        {"after the end", std::string{kMate}.substr(0, std::string{kMate}.find("{Piet")) + "4a. h6 1-0",
         "game 1, move 4a. h6: The match is over"},
        {"UTF-16", std::string("\xFF\xFE[\0E\0", 6), "only UTF-8 and Latin-1 are read"},
        {"a damaged log of ours", "[DoorgeefLog \"1\"]\n1A. e4 *", "the log is damaged"},
    };
    for (const Wrong& wrong : cases) {
        const auto outcome = run_doorgeef({"--lang", "en", "replay", write("x.bpgn", wrong.text)});
        EXPECT_EQ(outcome.exit_code, 1) << wrong.name << '\n' << outcome.out;
        EXPECT_NE(outcome.out.find(wrong.says), std::string::npos) << wrong.name << '\n' << outcome.out;
        EXPECT_EQ(outcome.err, "");
    }
}

TEST_F(ProgramReplay, remarks_do_not_fail) {
    const auto path = write("x.bpgn", "[Lag \"1\"]\n" + std::string{kMate});
    auto outcome = run_doorgeef({"--lang", "en", "replay", path});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_NE(outcome.out.find("remark: the Lag tag does not fit the moves\n"), std::string::npos)
        << outcome.out;
    std::string text = kMate;
    text.replace(text.find("{Piet"), 5, "{Jan");
    outcome = run_doorgeef({"--lang", "en", "replay", write("y.bpgn", text)});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_NE(outcome.out.find("remark: the stated result (1-0 mate A1) does not fit the moves (1-0 mate)\n"),
              std::string::npos)
        << outcome.out;
    EXPECT_NE(outcome.out.find("Stated results: 0 agree, 1 differ, 0 cannot be said\n"), std::string::npos);
}

TEST_F(ProgramReplay, moves_only_checks_moves_and_says_nothing_of_results) {
    const auto file = write("two.bpgn", std::string{kMate} + kIllegal);
    const auto outcome = run_doorgeef({"--lang", "en", "replay", "--moves-only", file});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("move 1a. P@e5: That piece is not in your reserve\n"), std::string::npos);
    EXPECT_NE(outcome.out.find("Total: 2 games, "), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.out.find("Stated results"), std::string::npos) << outcome.out;
    EXPECT_EQ(run_doorgeef({"replay", "--moves-only", "--expected", file, file}).exit_code, 2);
}

TEST_F(ProgramReplay, chooses_the_rules_and_lets_them_be_chosen) {
    // Under knsb a drop may not give check.
    const auto path =
        write("x.bpgn", "1A. e4 1a. d5 2A. exd5 1B. e4 1b. e5 2B. Ke2 2b. a6 3B. Ke3 3b. P@f4 *");
    EXPECT_EQ(run_doorgeef({"replay", path}).exit_code, 0);
    auto outcome = run_doorgeef({"--lang", "en", "replay", path, "--rules", "knsb"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("move 3b. P@f4: A drop may not give check"), std::string::npos) << outcome.out;
    outcome = run_doorgeef({"--lang", "en", "replay", path, "--rules", "chess"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_NE(outcome.err.find("--rules: 'chess' does not exist"), std::string::npos) << outcome.err;
}

TEST_F(ProgramReplay, reads_a_log_of_ours_exactly) {
    auto outcome = run_doorgeef({"--lang", "en", "replay", write("own.bpgn", kOwn)});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    EXPECT_NE(outcome.out.find("Total: 1 games, 10 plies, 0 failed\nStated results: 1 agree, "),
              std::string::npos)
        << outcome.out;
    // A move may be legal and yet not be what the log can hold.
    std::string text = kOwn;
    text.replace(text.find("game-ended 1 1-0"), 16, "game-ended 1 1-1");
    outcome = run_doorgeef({"--lang", "en", "replay", write("bad.bpgn", "\n\n" + text)});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("bad.bpgn:3:1: game 1: the log is damaged: this is no event\n"),
              std::string::npos)
        << outcome.out;
}

TEST_F(ProgramReplay, reads_what_is_piped_in) {
    const auto outcome = run_process({.arguments = {"--lang", "en", "replay", "-"}, .in = kMate});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(outcome.out.starts_with("-: 1 games, 8 plies, 0 failed\n")) << outcome.out;
}

TEST_F(ProgramReplay, gives_one_json_object) {
    const auto bad = write("b\"d.bpgn", std::string{kIllegal} + kMate);
    const auto outcome = run_doorgeef({"--lang", "en", "replay", "--json", bad, path("none")});
    EXPECT_EQ(outcome.exit_code, 1);
    const std::string rest =
        "\"agree\":1,\"differ\":0,\"unknown\":0,\"mate-after-repetition\":0,\"waiting-mates\":0,"
        "\"unmarked-mates\":0,\"compared\":0,\"different\":0,\"unlisted\":0}";
    std::string none = rest;
    none.replace(none.find('1'), 1, "0");
    std::string escaped = bad;
    escaped.insert(escaped.find('"'), "\\");
    EXPECT_EQ(outcome.out, "{\"files\":[{\"path\":\"" + escaped +
                               "\",\"findings\":[{\"kind\":\"failure\",\"game\":1,\"line\":3,\"column\":7,"
                               "\"code\":\"illegal-move\",\"cause\":\"not-in-reserve\",\"move\":\"1a. P@e5\","
                               "\"text\":\"That piece is not in your reserve\"}],"
                               "\"games\":2,\"plies\":9,\"failed\":1," +
                               rest + ",{\"path\":\"" + path("none") +
                               "\",\"error\":\"cannot-read\",\"games\":0,\"plies\":0,\"failed\":1," + none +
                               "],\"total\":{\"files\":2,\"games\":2,\"plies\":9,\"failed\":2," + rest +
                               "}\n");
}

TEST_F(ProgramReplay, a_file_that_cannot_be_read_or_has_no_games_fails) {
    const auto locked = write("locked.bpgn", kMate);
    fs::permissions(locked, fs::perms::none);
    std::vector<std::pair<std::string, std::string>> cases{
        {path("none.bpgn"), " cannot be read\n"},
        {path("."), " cannot be read\n"},
        {write("empty.bpgn", ""), ": there is no game in it\n"},
        {write("blank.bpgn", " \n\n% nothing\n"), ": there is no game in it\n"},
        {write("binary.bpgn", std::string("\x7F"
                                          "ELF\0\x01\x02\xFF\xFE\0\0",
                                          11)),
         "game 1: "},
    };
    if (geteuid() != 0) cases.emplace_back(locked, " cannot be read\n");  // root reads everything
    for (const auto& [file, says] : cases) {
        const auto good = write("good.bpgn", kMate);
        const auto outcome = run_doorgeef({"--lang", "en", "replay", file, good});
        EXPECT_EQ(outcome.exit_code, 1) << file;
        EXPECT_NE(outcome.out.find(says), std::string::npos) << outcome.out;
        EXPECT_NE(outcome.out.find(good + ": 1 games, 8 plies, 0 failed\n"), std::string::npos)
            << "the others are read\n"
            << outcome.out;
        EXPECT_TRUE(std::ranges::all_of(outcome.out, [](char c) {
            return c == '\n' || (c >= ' ' && c <= '~');
        })) << outcome.out;
    }
}

constexpr const char* kHeader = "file\tindex\tplies\tlegal_sum\tfinalA\tfinalB\tlegalA\tlegalB\tflags\n";
// Kees has the pawn that Jan captured.
constexpr const char* kRow =
    "g.bpgn\t1\t8\t225\tr1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR[] b KQkq - 0 4\t"
    "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR[p] b KQkq - 0 1\t0\t52\tA+A#\n";

TEST_F(ProgramReplay, compares_with_a_table) {
    const auto games = write("g.bpgn", kMate);
    const auto with_table = [&](const std::string& rows) {
        return run_doorgeef({"--lang", "en", "replay", games, "--expected", write("t.tsv", kHeader + rows)});
    };
    auto outcome = with_table(kRow);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    EXPECT_NE(outcome.out.find("Table: 1 games compared, 0 with a difference, 0 not in it\n"),
              std::string::npos)
        << outcome.out;

    outcome = with_table("g.bpgn\t1\t9\t224\t4k3/8/8/8/8/8/8/4K3[] w - - 0 4\t"
                         "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR[] b KQkq - 0 1\t1\t20\tA+\n");
    EXPECT_EQ(outcome.exit_code, 1);
    for (const char* says :
         {"game 1: plies: expected 9, found 8\n", "legal_sum: expected 224, found 225\n",
          "finalA: expected 4k3/8", "finalB: expected rnbqkbnr/", "legalA: expected 1, found 0\n",
          "legalB: expected 20, found 52\n", "flags: expected A+, found A+A#\n",
          "Table: 1 games compared, 1 with a difference, 0 not in it\n"})
        EXPECT_NE(outcome.out.find(says), std::string::npos) << says << outcome.out;

    std::string second = kRow;
    second[second.find('\t') + 1] = '2';
    outcome = with_table(kRow + second);
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("game 2 of the table is missing\n"), std::string::npos) << outcome.out;
}

TEST_F(ProgramReplay, what_the_table_leaves_out_of_a_file_need_not_replay) {
    const auto games = write("g.bpgn", std::string{kMate} + kIllegal);
    auto outcome = run_doorgeef(
        {"--lang", "en", "replay", games, "--expected", write("t.tsv", std::string{kHeader} + kRow)});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    EXPECT_NE(outcome.out.find("remark: not in the table, so it does not count: That piece is not in your"),
              std::string::npos)
        << outcome.out;
    EXPECT_NE(outcome.out.find("Table: 1 games compared, 0 with a difference, 1 not in it\n"),
              std::string::npos);
    // Of a file that it does not know it says nothing.
    const auto other = write("other.bpgn", kIllegal);
    outcome = run_doorgeef({"replay", other, "--expected", write("t.tsv", std::string{kHeader} + kRow)});
    EXPECT_EQ(outcome.exit_code, 1) << outcome.out;
}

TEST_F(ProgramReplay, a_table_that_is_none_is_wrong_use) {
    const auto games = write("g.bpgn", kMate);
    for (const std::string& table :
         {path("none.tsv"), path("."), write("a.tsv", ""), write("b.tsv", "a\tb\n1\t2\n"),
          write("c.tsv", std::string{kHeader} + "g.bpgn\tone\n"),
          write("d.tsv", std::string{kHeader} + "g.bpgn\tx\t8\t1\ta\tb\t1\t1\t-\n")}) {
        const auto outcome = run_doorgeef({"replay", games, "--expected", table});
        EXPECT_EQ(outcome.exit_code, 2) << table;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
        EXPECT_EQ(outcome.out, "");
    }
}

TEST_F(ProgramReplay, real_games_agree_with_the_table_of_another_library) {
    const fs::path games = fs::path(DOORGEEF_SHARED_DIR) / "games";
    if (!exists(games)) GTEST_SKIP() << games << " is not there";
    const auto outcome =
        run_doorgeef({"--lang", "en", "replay", (games / "mbprog_fics.bpgn").string(),
                      (games / "lazybug_vs_engines.bpgn").string(), (games / "lazybug_sample.bpgn").string(),
                      "--expected", (games / "expected.tsv").string()});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    EXPECT_NE(outcome.out.find("Total: 801 games, 73568 plies, 0 failed\n"
                               "Table: 800 games compared, 0 with a difference, 1 not in it\n"
                               "Stated results: 361 agree, 0 differ, 412 cannot be said\n"
                               "Repetition stated, but the last position is mate: 27\n"
                               "Mate at the end that a piece could still lift: 74\n"),
              std::string::npos)
        << outcome.out;
    // The fragment fails where nothing says that it may.
    EXPECT_EQ(run_doorgeef({"replay", (games / "mbprog_fics.bpgn").string()}).exit_code, 1);
}

}  // namespace
}  // namespace doorgeef::app
