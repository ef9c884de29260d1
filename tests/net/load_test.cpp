// `doorgeef load` against the real program: what it plays, and what it says when the server does not let it.
#include "doorgeef/load/load_run.hpp"
#include "server_process.hpp"

#include <regex>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

Ended load(const ServerFolder& folder, std::uint16_t port, const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"load", "--lang", "en", "--url", "http://127.0.0.1:" + std::to_string(port)};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run_program(folder, all);
}

// What the last line says of moves if every one was acknowledged and none lost; -1 otherwise.
int moves_if_all_well(const std::string& out) {
    std::smatch last;
    const std::regex line{
        R"((?:^|\n)moves (\d+), acknowledged (\d+), lost 0, duplicated 0, p50 [\d.]+ ms, p99 [\d.]+ ms\n$)"};
    if (!std::regex_search(out, last, line) || last[1] != last[2]) return -1;
    return std::stoi(last[1]);
}

TEST(Load, plays_real_matches_and_loses_nothing) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    const Ended end = load(folder, server.port(), {"--matches", "3", "--rate", "60", "--seconds", "2"});
    EXPECT_EQ(end.exit_code, 0) << end.out;
    EXPECT_GE(moves_if_all_well(end.out), 50) << end.out;
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_TRUE(verified.out.starts_with("3 matches replayed (3 live)")) << verified.out;
}

// With more connections than the server takes messages from one address at once.
TEST(Load, needs_no_other_limits_than_a_server_has) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error"}};
    ASSERT_TRUE(server.listens());
    const Ended end = load(folder, server.port(), {"--matches", "100", "--rate", "200", "--seconds", "2"});
    EXPECT_EQ(end.exit_code, 0) << end.out;
    EXPECT_GE(moves_if_all_well(end.out), 100) << end.out;
}

TEST(Load, repeats_what_is_too_fast_and_loses_none_of_it) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error", "--messages-per-address", "50"}};
    ASSERT_TRUE(server.listens());
    const Ended end = load(folder, server.port(), {"--matches", "8", "--rate", "200", "--seconds", "4"});
    EXPECT_EQ(end.exit_code, 0) << end.out;
    EXPECT_GE(moves_if_all_well(end.out), 50) << end.out;
    EXPECT_NE(end.out.find(" times too-fast\n"), std::string::npos) << end.out;
    EXPECT_NE(end.out.find("raise --messages-per-address there"), std::string::npos) << end.out;
}

TEST(Load, gives_up_where_there_is_no_room_and_says_what_to_raise) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error", "--connections-per-address", "6"}};
    ASSERT_TRUE(server.listens());
    const Ended end = load(folder, server.port(), {"--matches", "2"});
    EXPECT_EQ(end.exit_code, 1) << end.out;
    EXPECT_NE(end.out.find("gave up after 15 s without progress: 6 of 8 connections, 0 of 2 matches\n"),
              std::string::npos)
        << end.out;
    EXPECT_NE(end.out.find("raise --connections-per-address there"), std::string::npos) << end.out;
    EXPECT_TRUE(
        end.out.ends_with("\nmoves 0, acknowledged 0, lost 0, duplicated 0, p50 0.00 ms, p99 0.00 ms\n"))
        << end.out;
}

TEST(Load, counts_connections_that_are_turned_away_at_the_door) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error", "--connections", "6"}};
    ASSERT_TRUE(server.listens());
    const app::ServerUrl url{.host = "127.0.0.1", .port = server.port()};
    const auto endpoint = app::resolve(url);
    ASSERT_TRUE(endpoint);
    std::vector<app::LoadRun::Stage> stages;
    app::LoadRun run{
        url, *endpoint, {.matches = 2, .patience = 3s}, [&](auto stage) { stages.push_back(stage); }};
    run.run();
    EXPECT_EQ(stages, (std::vector{app::LoadRun::Stage::gave_up, app::LoadRun::Stage::settled}));
    EXPECT_GT(run.tally().turned_away, 0U);
    EXPECT_FALSE(run.tally().all_well());
}

struct Seen {
    double cpu_us_per_move = 0;
    double memory_mib = 0;
};

// The line that says so, if there is one, and the line about idle connections too.
std::optional<Seen> figures(const std::string& out) {
    std::smatch line;
    const std::regex idle{R"(\nserver: -?[\d.]+ KiB per idle connection\n)"};
    const std::regex server{R"(\nserver: ([\d.]+) us CPU per move, ([\d.]+) MiB memory\n)"};
    if (!std::regex_search(out, idle) || !std::regex_search(out, line, server)) return std::nullopt;
    return Seen{std::stod(line[1]), std::stod(line[2])};
}

TEST(Load, says_alike_by_process_and_by_metrics_what_the_server_takes) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error"}};
    ASSERT_TRUE(server.listens());
    const std::vector<std::string> usual{"--matches", "5", "--rate", "200", "--seconds", "2"};
    std::vector<std::string> with_process = usual;
    with_process.insert(with_process.end(), {"--pid", server.id()});
    const Ended asked = load(folder, server.port(), usual);
    const Ended looked = load(folder, server.port(), with_process);
    const auto told = figures(asked.out);
    const auto seen = figures(looked.out);
    ASSERT_TRUE(told) << asked.out;
    ASSERT_TRUE(seen) << looked.out;
    // Of 400 moves in two seconds: a hundredth of a second, which is as fine as the system counts, to all of
    // it.
    EXPECT_GE(told->cpu_us_per_move, 25);
    EXPECT_LE(told->cpu_us_per_move, 5'000);
    EXPECT_GE(seen->cpu_us_per_move, told->cpu_us_per_move / 4);
    EXPECT_LE(seen->cpu_us_per_move, told->cpu_us_per_move * 4);
    EXPECT_GE(told->memory_mib, 4);
    EXPECT_GE(seen->memory_mib, told->memory_mib * 0.9);
    EXPECT_LE(seen->memory_mib, told->memory_mib * 1.5);
}

TEST(Load, says_that_it_cannot_see_what_the_server_takes) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--log", "error", "--operators", "10.0.0.0/8"}};
    ASSERT_TRUE(server.listens());
    const Ended end = load(folder, server.port(), {"--matches", "1", "--rate", "20", "--seconds", "1"});
    EXPECT_EQ(end.exit_code, 0) << end.out;
    const std::string words = "server: CPU and memory cannot be seen: /metrics shows them to operators only";
    const auto said = end.out.find(words);
    ASSERT_NE(said, std::string::npos) << end.out;
    EXPECT_EQ(end.out.find("server: ", said + 1), std::string::npos) << "once, and no figures\n" << end.out;
}

TEST(Load, a_server_that_is_not_there_is_said) {
    const ServerFolder folder;
    const std::string url = "http://127.0.0.1:" + std::to_string(free_port());
    const Ended load = run_program(folder, {"load", "--url", url, "--lang", "en"});
    EXPECT_EQ(load.exit_code, 1);
    EXPECT_EQ(load.out, "doorgeef: '" + url + "' cannot be reached\n");
    EXPECT_EQ(run_program(folder, {"load", "--url", "localhost"}).exit_code, 2);
}

}  // namespace
}  // namespace doorgeef::server::net
