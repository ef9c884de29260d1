#include "cli/folder_fixture.hpp"
#include "cli/process.hpp"
#include "cli/recorded_games.hpp"

#include <algorithm>

namespace doorgeef::app {
namespace {

namespace fs = std::filesystem;

class ProgramConvert : public FolderTest {
protected:
    // What it says, if it succeeds.
    static std::string convert(const std::string& in, const std::string& out) {
        const auto outcome = run_doorgeef({"--lang", "en", "convert", in, out});
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }
};

TEST_F(ProgramConvert, goes_round_all_forms_without_loss) {
    const auto foreign = write("foreign.bpgn", std::string{kMate} + kResigned);
    EXPECT_EQ(convert(foreign, path("a.bpgn")), "2 games converted, 0 left out\n");
    convert(path("a.bpgn"), path("b.json"));
    convert(path("b.json"), path("c.jsonl"));
    convert(path("c.jsonl"), path("d.bpgn"));
    EXPECT_EQ(read("a.bpgn"), read("d.bpgn"));
    EXPECT_EQ(read("b.json"), read("c.jsonl"));
    EXPECT_EQ(std::ranges::count(read("b.json"), '\n'), 2) << "a line for each match";
    EXPECT_NE(read("a.bpgn").find("[WhiteB \"Truus\"]"), std::string::npos);
    EXPECT_NE(read("a.bpgn").find("{Truus resigns} 1-0"), std::string::npos) << read("a.bpgn");
    EXPECT_EQ(files(), 5U) << "nothing else is left";
    // Replayed, it comes to the same.
    const auto outcome = run_doorgeef({"--lang", "en", "replay", path("a.bpgn")});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.out;
    EXPECT_NE(outcome.out.find("Total: 2 games, 13 plies, 0 failed\n"), std::string::npos) << outcome.out;
}

TEST_F(ProgramConvert, writes_each_board_as_pgn) {
    convert(write("g.bpgn", std::string{kMate} + kResigned), path("out.pgn"));
    EXPECT_FALSE(fs::exists(path("out.pgn")));
    EXPECT_NE(read("out-A.pgn").find("[White \"Jan\"]"), std::string::npos) << read("out-A.pgn");
    EXPECT_NE(read("out-A.pgn").find("Qxf7#"), std::string::npos) << read("out-A.pgn");
    EXPECT_NE(read("out-B.pgn").find("[White \"Truus\"]"), std::string::npos) << read("out-B.pgn");
    EXPECT_NE(read("out-B.pgn").find("P@e5"), std::string::npos) << read("out-B.pgn");
    EXPECT_EQ(files(), 3U);
}

TEST_F(ProgramConvert, ordinary_chess_stays_one_file) {
    convert(write("g.pgn", kChess), path("out.pgn"));
    EXPECT_NE(read("out.pgn").find("1/2-1/2"), std::string::npos) << read("out.pgn");
    convert(path("out.pgn"), path("again.bpgn"));
    EXPECT_NE(read("again.bpgn").find("Nc6"), std::string::npos) << read("again.bpgn");
    EXPECT_EQ(files(), 3U);
}

TEST_F(ProgramConvert, leaves_out_what_cannot_be_replayed_and_says_so) {
    const auto in = write("g.bpgn", std::string{kMate} + kIllegal + kResigned);
    const auto outcome = run_doorgeef({"--lang", "en", "convert", in, path("out.bpgn")});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "2 games converted, 1 left out\n");
    EXPECT_EQ(outcome.err, in + ":8:7: game 2, move 1a. P@e5: That piece is not in your reserve\n");
    EXPECT_EQ(run_doorgeef({"replay", path("out.bpgn")}).exit_code, 0);
}

TEST_F(ProgramConvert, replaces_a_file_only_once_the_new_one_is_whole) {
    write("out.bpgn", "old");
    run_doorgeef({"convert", write("bad.bpgn", kIllegal), path("out.bpgn")});
    EXPECT_EQ(read("out.bpgn"), "old") << "nothing could be converted";
    convert(write("good.bpgn", kMate), path("out.bpgn"));
    EXPECT_NE(read("out.bpgn").find("Qxf7#"), std::string::npos);
    EXPECT_EQ(files(), 3U);
}

TEST_F(ProgramConvert, refuses_clearly_and_writes_nothing) {
    const auto good = write("good.bpgn", kMate);
    const auto out = path("out.json");
    fs::create_symlink(good, path("link.bpgn"));
    write("twin-A.pgn", kChess);
    struct Case {
        std::vector<std::string> arguments;
        int exit_code;
        std::string says;
    };
    const std::vector<Case> cases{
        {{"convert"}, 2, "IN is missing"},
        {{"convert", good}, 2, "OUT is missing"},
        {{"convert", good, out, out}, 2, "does not belong here"},
        {{"convert", good, path("out.txt")}, 2, "choose an extension from .bpgn, .pgn, .json, .jsonl"},
        {{"convert", write("in.txt", kMate), out}, 2, "choose an extension from .bpgn, .pgn, .json, .jsonl"},
        {{"convert", good, good}, 2, "is the file that is read"},
        {{"convert", good, path("link.bpgn")}, 2, "is the file that is read"},
        {{"convert", path("twin-A.pgn"), path("twin.pgn")}, 2, "is the file that is read"},
        {{"convert", path("none.bpgn"), out}, 1, "cannot be read"},
        {{"convert", write("empty.bpgn", ""), out}, 1, "there is no game in it"},
        {{"convert", good, path("none/out.json")}, 1, "cannot be written"},
    };
    const std::size_t before = files();
    for (const Case& c : cases) {
        auto arguments = c.arguments;
        arguments.insert(arguments.begin(), {"--lang", "en"});
        const auto outcome = run_doorgeef(arguments);
        EXPECT_EQ(outcome.exit_code, c.exit_code) << c.says << outcome.err;
        EXPECT_EQ(outcome.out, "") << c.says;
        EXPECT_NE(outcome.err.find(c.says), std::string::npos) << c.says << '\n' << outcome.err;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
        EXPECT_EQ(files(), before) << c.says;
    }
    EXPECT_EQ(read("good.bpgn"), kMate);
}

TEST_F(ProgramConvert, reports_every_bad_line_of_json) {
    convert(write("g.bpgn", kMate), path("good.json"));
    const auto in =
        write("mixed.json", "nonsense\n\n" + read("good.json") + "{\"format\":\"doorgeef-log\"}\n[]\n");
    const auto outcome = run_doorgeef({"--lang", "en", "convert", in, path("out.bpgn")});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out, "1 games converted, 3 left out\n");
    EXPECT_TRUE(outcome.err.starts_with(in + ":1:1: game 1: this is not JSON\n")) << outcome.err;
    EXPECT_NE(outcome.err.find(in + ":4:1: game 3: this is not the log of a match: "), std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find(in + ":5:1: game 4: "), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace doorgeef::app
