// `doorgeef arena` as people use it.
#include "arena/arena_fixture.hpp"
#include "cli/process.hpp"
#include "engine/levels.hpp"

#include <filesystem>
#include <regex>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

// The last line of a text.
std::string last_line(std::string text) {
    if (!text.empty()) text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

ProcessOutcome arena(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"--lang", "en", "arena"});
    return run_doorgeef(std::move(arguments));
}

const std::string kSelfUci = std::string{"uci:"} + DOORGEEF_PROGRAM + " uci";
const std::string kSelfCecp = std::string{"cecp:"} + DOORGEEF_PROGRAM + " cecp";

TEST(ProgramArena, wrong_use_is_told_in_one_line) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{"--b", "self", "--movetime", "10"}, "--a is missing"},
        {{"--a", "self", "--b", "self"}, "give --movetime, --nodes or --clock, one of the three"},
        {{"--a", "self", "--b", "self", "--movetime", "10", "--clock", "1:00"},
         "give --movetime, --nodes or --clock, one of the three"},
        {{"--a", "stockfish", "--b", "self", "--movetime", "10"},
         "--a: 'stockfish' does not begin with self, uci: or cecp:"},
        {{"--a", "self", "--b", "uci:", "--movetime", "10"}, "--b: 'uci:' names nothing after the colon"},
        {{"--a", "self", "--b", "self", "--clock", "none"},
         "--clock: 'none' is no thinking time; write 1:00 or 3:00+2"},
        {{"--a", "self", "--b", "self", "--clock", "0:00"},
         "--clock: '0:00' is no thinking time; write 1:00 or 3:00+2"},
        {{"--a", "self", "--b", "self", "--nodes", "10", "--movetime", "10"},
         "give --movetime, --nodes or --clock, one of the three"},
        {{"--a", "self", "--b", "self", "--nodes", "x"},
         "--nodes: 'x' is not a whole number from 1 to 1000000000"},
        {{"--a", "self", "--b", "cecp:sjeng", "--nodes", "10"},
         "--b: cecp knows no nodes per move; give --movetime or --clock"},
        {{"--a", "self", "--b", "self", "--movetime", "0"},
         "--movetime: '0' is not a whole number from 1 to 3600000"},
    };
    for (const auto& [arguments, complaint] : cases) {
        const auto outcome = arena(arguments);
        EXPECT_EQ(outcome.exit_code, 2);
        EXPECT_EQ(outcome.err, "doorgeef: " + complaint + "\n");
        EXPECT_EQ(outcome.out, "");
    }
}

TEST(ProgramArena, its_help_names_every_level_and_the_last_line_as_it_is) {
    const auto help = arena({"--help"});
    EXPECT_NE(help.out.find("a wins N, draws N, b wins N, score X % \u00B1 Y"), std::string::npos);
    for (const engine::Level& level : engine::kLevels)
        EXPECT_NE(help.out.find(level.name), std::string::npos) << level.name;
}

TEST(ProgramArena, an_engine_that_cannot_play_is_refused_with_words) {
    const auto missing = arena({"--a", "uci:/nowhere/engine", "--b", "self", "--movetime", "10"});
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_EQ(missing.err, "doorgeef: team a, A1: cannot be started: '/nowhere/engine'\n");
    const auto unable =
        arena({"--a", "self", "--b", "uci:sh " + kArenaTests + "fake_uci cheat", "--movetime", "10"});
    EXPECT_EQ(unable.exit_code, 1);
    EXPECT_EQ(unable.err, "doorgeef: team b, B1: does not know this ruleset: 'knsb'\n");
}

TEST(ProgramArena, who_cheats_loses_and_that_is_told) {
    const auto outcome =
        arena({"--rules", "fics", "--a", "self", "--b", "uci:sh " + kArenaTests + "fake_uci cheat",
               "--matches", "2", "--movetime", "5"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_TRUE(std::regex_search(outcome.err, std::regex{"team b, B[12]: made an illegal move: 'e2e5'"}))
        << outcome.err;
    EXPECT_TRUE(last_line(outcome.out).starts_with("a wins 2, draws 0, b wins 0, score 100.0 % "))
        << outcome.out;
}

TEST(ProgramArena, our_engine_plays_itself_over_both_protocols_and_every_game_is_on_record) {
    const auto bpgn = (std::filesystem::temp_directory_path() / "doorgeef-arena-test.bpgn").string();
    for (const char* rules : {"knsb", "fics"}) {
        const auto outcome = arena({"--rules", rules, "--a", kSelfUci, "--b", kSelfCecp, "--matches", "2",
                                    "--movetime", "5", "--bpgn", bpgn});
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_TRUE(
            std::regex_match(last_line(outcome.out),
                             std::regex{"a wins \\d+, draws \\d+, b wins \\d+, score [0-9.]+ % .+ [0-9.]+"}))
            << outcome.out;
        const auto replay = run_doorgeef({"--lang", "en", "replay", bpgn});
        EXPECT_EQ(replay.exit_code, 0) << replay.out << replay.err;
    }
    std::filesystem::remove(bpgn);
}

TEST(ProgramArena, the_same_nodes_and_seed_give_the_same_record_letter_for_letter) {
    const auto record = [](const std::string& seed, const std::string& ours) {
        const LogFile bpgn{"nodes.bpgn"};
        const auto outcome = arena({"--rules", "stein", "--a", ours, "--b", "self:club", "--matches", "2",
                                    "--nodes", "300", "--seed", seed, "--bpgn", bpgn.path()});
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_GT(bpgn.text().size(), 1000U);
        return bpgn.text();
    };
    for (const std::string& ours : {std::string{"self"}, kSelfUci}) {
        const std::string first = record("5", ours);
        EXPECT_EQ(record("5", ours), first) << ours;
        EXPECT_NE(record("6", ours), first) << ours;
    }
}

TEST(ProgramArena, clocks_run_for_both_boards) {
    const LogFile bpgn{"clocks.bpgn"};
    const auto outcome = arena({"--rules", "minerva", "--a", "self", "--b", "self", "--matches", "1",
                                "--clock", "0:01", "--bpgn", bpgn.path()});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("match 1 (a has White on board 1): "), std::string::npos) << outcome.out;
    // Less than the second that everybody had is left after some move of either board.
    for (const char* board : {"[Aa]", "[Bb]"})
        EXPECT_TRUE(
            std::regex_search(bpgn.text(), std::regex{std::string{"\\d"} + board + "\\. \\S+ ?\\{0\\."}))
            << bpgn.text();
}

TEST(ProgramArena, others_play_too) {
    const std::string stockfish = "/usr/games/fairy-stockfish";
    const std::string sjeng = "/usr/games/sjeng";
    if (!std::filesystem::exists(stockfish) || !std::filesystem::exists(sjeng))
        GTEST_SKIP() << "fairy-stockfish and sjeng are not both installed";
    const LogFile variants{"variants.ini"};
    std::ofstream{variants.path()} << "[bug-real:bughouse]\ntwoBoards = false\n";
    const auto outcome =
        arena({"--rules", "fics", "--a",
               "uci:" + stockfish + ",VariantPath=" + variants.path() + ",UCI_Variant=bug-real", "--b",
               "cecp:" + sjeng, "--matches", "1", "--movetime", "20"});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
}

}  // namespace
}  // namespace doorgeef::app
