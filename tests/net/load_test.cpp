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
