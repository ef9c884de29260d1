#include "cli/process.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, gone with it.
class ProgramScenario : public testing::Test {
protected:
    void SetUp() override { fs::create_directories(folder_); }
    void TearDown() override { fs::remove_all(folder_); }

    std::string write(const std::string& name, const std::string& text) const {
        const fs::path path = folder_ / name;
        fs::create_directories(path.parent_path());
        std::ofstream{path, std::ios::binary} << text;
        return path.string();
    }

    fs::path folder_ =
        fs::temp_directory_path() /
        ("doorgeef-" + std::string{testing::UnitTest::GetInstance()->current_test_info()->name()});
};

constexpr const char* kGood = "ruleset knsb\nstart\n0:01 A1 play e2e4\nexpect turn 1 black\n";

TEST_F(ProgramScenario, prints_a_line_per_file_and_the_sum) {
    const auto good = write("good.match", kGood);
    const auto bad = write("bad.match", "ruleset knsb\nstart\n\n0:01 A1 play e2e5\n");
    const auto outcome = run_doorgeef({"scenario", good, bad});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out,
              "ok " + good + "\nFAIL " + bad + ":4 was refused: illegal-move\n1 passed, 1 failed\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(ProgramScenario, is_done_only_if_all_passed) {
    EXPECT_EQ(run_doorgeef({"scenario", write("good.match", kGood)}).exit_code, 0);
}

TEST_F(ProgramScenario, a_folder_stands_for_its_scenarios) {
    const auto a = write("x/a.match", kGood);
    const auto b = write("x/y/b.match", kGood);
    write("x/readme.txt", "not a scenario");
    const auto outcome = run_doorgeef({"scenario", (folder_ / "x").string()});
    EXPECT_EQ(outcome.out, "ok " + a + "\nok " + b + "\n2 passed, 0 failed\n");
}

TEST_F(ProgramScenario, what_cannot_be_read_fails) {
    const auto outcome = run_doorgeef({"scenario", (folder_ / "missing.match").string(), "/dev/zero"});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.out.find("missing.match:0 cannot be read\n"), std::string::npos) << outcome.out;
    EXPECT_NE(outcome.out.find("FAIL /dev/zero:0 cannot be read\n0 passed, 2 failed\n"), std::string::npos);
}

TEST_F(ProgramScenario, bytes_of_any_kind_are_a_failure_and_not_a_crash) {
    const auto outcome = run_doorgeef({"scenario", write("nul.match", std::string("\0\x1b[2J\xff", 6)),
                                       write("long.match", std::string(5'000'000, 'x'))});
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_EQ(outcome.out.find('\x1b'), std::string::npos);
    EXPECT_LT(outcome.out.size(), 1000U);
    EXPECT_NE(outcome.out.find("0 passed, 2 failed\n"), std::string::npos);
}

TEST_F(ProgramScenario, without_files_it_is_wrong_use) {
    const auto outcome = run_doorgeef({"scenario", "--lang", "nl"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.err, "doorgeef: BESTAND ontbreekt\n");
}

TEST_F(ProgramScenario, bench_replays_what_it_recorded) {
    const auto record = (folder_ / "record.txt").string();
    const auto outcome = run_doorgeef({"bench", "match", "--matches", "3", "--record", record});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out.substr(0, 10), "matches 3\n");
    EXPECT_NE(outcome.out.find("plies-per-second "), std::string::npos);
    std::ifstream file{record};
    std::string line;
    int lines = 0;
    while (std::getline(file, line)) ++lines;
    EXPECT_EQ(lines, 3);
}

TEST(ProgramBench, pgn_writes_as_many_games_as_asked_and_the_same_for_the_same_seed) {
    const auto outcome = run_doorgeef({"bench", "pgn", "--games", "2", "--seed", "7"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_NE(outcome.out.find("[Round \"2\"]"), std::string::npos);
    EXPECT_EQ(outcome.out.find("[Round \"3\"]"), std::string::npos);
    EXPECT_EQ(outcome.out, run_doorgeef({"bench", "pgn", "--games", "2", "--seed", "7"}).out);
    EXPECT_NE(outcome.out, run_doorgeef({"bench", "pgn", "--games", "2", "--seed", "8"}).out);
}

TEST_F(ProgramScenario, bench_lets_the_server_handle_moves) {
    const auto outcome = run_doorgeef({"bench", "service", "--matches", "2"});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_NE(outcome.out.find("matches 2\nmoves 240\nrefused 0\n"), std::string::npos) << outcome.out;
}

TEST_F(ProgramScenario, bench_refuses_what_it_does_not_know) {
    EXPECT_EQ(run_doorgeef({"bench"}).exit_code, 2);
    EXPECT_EQ(run_doorgeef({"bench", "tea"}).exit_code, 2);
    EXPECT_EQ(run_doorgeef({"bench", "match", "--matches", "0"}).exit_code, 2);
    EXPECT_EQ(run_doorgeef({"bench", "match", "--matches", "1", "--record", "/nonexistent/x"}).exit_code, 1);
}

}  // namespace
}  // namespace doorgeef::app
