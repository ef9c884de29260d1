// Bots of the real program: somebody alone plays a whole match, and a restart does not stop them.
#include "bot_table.hpp"
#include "server_process.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

std::string agreement(const std::string& rules, const std::string& time) {
    return R"({"ruleset":")" + rules + R"(","conduct":"online","time":")" + time + R"("})";
}

int count(const std::vector<std::string>& lines, std::string_view word) {
    return static_cast<int>(std::ranges::count_if(
        lines, [&](const std::string& line) { return line.find(word) != std::string::npos; }));
}

TEST(ServeBots, one_person_plays_a_whole_match_with_three_of_them) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    BotTable table{server.port(), agreement("knsb", "15+0"), true};
    EXPECT_TRUE(table.play());
    EXPECT_TRUE(table.over());
    // How many moves they make depends on how busy the machine is: people go first.
    EXPECT_GT(count(table.lines(), " moved 1 "), 1);
    EXPECT_GT(count(table.lines(), " moved 2 "), 1);
    RawClient watchman{server.port()};
    std::string metrics;
    // They leave on a thread of their own.
    for (int i = 0; i < 100 && metrics.find("\ndoorgeef_bot_matches 0\n") == std::string::npos; ++i) {
        std::this_thread::sleep_for(100ms);
        metrics = watchman.get("/metrics").body;
    }
    EXPECT_NE(metrics.find("\ndoorgeef_bot_matches 0\n"), std::string::npos) << metrics;
    EXPECT_NE(metrics.find("\ndoorgeef_bot_workers 2\n"), std::string::npos);
    EXPECT_EQ(metrics.find("\ndoorgeef_bot_commands_total 0\n"), std::string::npos);
    EXPECT_EQ(server.end(SIGTERM).exit_code, 0);
}

TEST(ServeBots, go_on_after_the_process_was_killed) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::string match;
    std::size_t seen = 0;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        BotTable table{port, agreement("fics", "60+0"), false};
        EXPECT_TRUE(table.play(20));
        match = table.match();
        seen = table.lines().size();
        server.end(SIGKILL);
    }
    ServerProcess server{folder, port};
    ASSERT_TRUE(server.listens());
    RawClient watcher = connect_player(port, "Piet");
    watcher.send_text(R"({"t":"watch","match":")" + match + R"(","from":0})");
    std::size_t lines = 0;
    while (lines < seen + 10) {
        const std::string news = wait_for(watcher, R"("t":")");
        ASSERT_FALSE(news.empty()) << lines;
        const boost::json::value said = boost::json::parse(news);
        if (said.at("t") == "ev")
            lines = static_cast<std::size_t>(said.at("first").as_int64()) - 1 +
                    said.at("lines").as_array().size();
        if (news.find("match-ended") != std::string::npos) break;
    }
}

TEST(ServeBots, are_not_there_where_the_operator_wants_none) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port(), {"--bot-workers", "0"}};
    ASSERT_TRUE(server.listens());
    RawClient visitor{server.port()};
    ASSERT_TRUE(visitor.upgrade());
    visitor.send_text(R"({"t":"hello","v":1})");
    EXPECT_NE(visitor.read_message().payload.find(R"("bots":[])"), std::string::npos);
}

}  // namespace
}  // namespace doorgeef::server::net
