// No acknowledged command is lost and none is carried out twice, however often the server is killed: real
// processes, real sockets, a real disk. DOORGEEF_TEST_KILLS=100 makes it a long one.
#include "doorgeef/load/load_run.hpp"
#include "server_process.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <csignal>
#include <cstdlib>
#include <future>
#include <set>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using app::LoadRun;
using namespace std::chrono_literals;

int kills_wanted() {
    const char* text = std::getenv("DOORGEEF_TEST_KILLS");
    return text == nullptr ? 5 : std::atoi(text);
}

std::vector<std::string> stored_log(const store::Store& store, const std::string& match) {
    std::vector<std::string> log;
    while (true) {
        const auto lines = store.events({match}, std::ssize(log), 1'000);
        if (!lines || lines->empty()) return log;
        log.insert(log.end(), lines->begin(), lines->end());
    }
}

TEST(Kill, n40_no_acknowledged_move_is_lost_and_none_is_made_twice) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    const std::vector<std::string> arguments{"--log", "error", "--messages-per-address", "100000"};
    auto server = std::make_unique<ServerProcess>(folder, port, arguments);
    ASSERT_TRUE(server->listens());

    std::promise<void> playing;
    const app::ServerUrl url{.host = "127.0.0.1", .port = port};
    const auto endpoint = app::resolve(url);
    ASSERT_TRUE(endpoint);
    LoadRun run{
        url,
        *endpoint,
        {.matches = 8, .moves_per_second = 400, .duration = 24h, .patience = 60s, .events_per_match = 24},
        [&](LoadRun::Stage stage) {
            if (stage == LoadRun::Stage::playing) playing.set_value();
        }};
    std::thread players{[&] { run.run(); }};
    const auto began = playing.get_future().wait_for(60s);
    EXPECT_EQ(began, std::future_status::ready);

    const int kills = kills_wanted();
    std::mt19937 random{static_cast<unsigned>(port)};
    for (int i = 0; i < kills; ++i) {
        // Now and then long enough for the three seconds before the next match.
        const unsigned least_ms = i % 3 == 1 ? 3'200 : 50;
        std::this_thread::sleep_for(std::chrono::milliseconds{least_ms + random() % 900});
        EXPECT_EQ(server->end(SIGKILL).signal, SIGKILL);
        server = std::make_unique<ServerProcess>(folder, port, arguments);
        EXPECT_TRUE(server->listens()) << "after kill " << i + 1;
    }
    std::this_thread::sleep_for(1s);
    run.end_soon();
    players.join();

    const app::Tally& tally = run.tally();
    EXPECT_EQ(tally.lost, 0U);
    EXPECT_EQ(tally.duplicated, 0U);
    EXPECT_EQ(tally.diverged, 0U);
    EXPECT_EQ(tally.refused, 0U);
    EXPECT_EQ(tally.acknowledged, tally.moves);
    EXPECT_GE(tally.moves, 100U);
    EXPECT_GT(tally.matches, 8U);  // some have ended, and others begun, between the kills
    EXPECT_GE(tally.reconnects, static_cast<std::uint64_t>(kills) * 4);
    for (const auto& [code, count] : tally.refusals) ADD_FAILURE() << count << " times " << code;

    const Ended end = server->end(SIGTERM);
    EXPECT_EQ(end.exit_code, 0) << end.out;
    {
        const auto store = store::SqliteStore::open(folder.data() / "doorgeef.db");
        ASSERT_TRUE(store);
        for (const app::WatchedMatch* match : run.matches())
            EXPECT_EQ(stored_log(**store, match->id()), match->log()) << match->id();
    }
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_EQ(verified.exit_code, 0) << verified.out;
    std::printf("%d kills, %llu moves in %llu matches, %llu reconnects\n", kills,
                static_cast<unsigned long long>(tally.moves), static_cast<unsigned long long>(tally.matches),
                static_cast<unsigned long long>(tally.reconnects));
}

}  // namespace
}  // namespace doorgeef::server::net
