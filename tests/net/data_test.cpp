// What the server's data can suffer, how that is noticed, and what helps: backup and verify. With the real
// program.
#include "foursome.hpp"
#include "server_process.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <algorithm>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

TEST(Serve, n40_a_second_server_on_the_same_data_does_not_start) {
    const ServerFolder folder;
    ServerProcess first{folder, free_port()};
    ASSERT_TRUE(first.listens());
    ServerProcess second{folder, free_port()};
    const Ended end = second.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("in use by another server"), std::string::npos) << end.out;
    EXPECT_TRUE(first.listens());
}

TEST(Serve, n40_flipped_bits_in_the_database_are_noticed_at_the_start) {
    const ServerFolder folder;
    {
        ServerProcess server{folder, free_port()};
        ASSERT_TRUE(server.listens());
        const RawClient jan = connect_player(server.port(), "Jan");
        EXPECT_EQ(server.end(SIGTERM).exit_code, 0);
    }
    const auto file = folder.data() / "doorgeef.db";
    {
        std::fstream bytes{file, std::ios::binary | std::ios::in | std::ios::out};
        for (std::streamoff at = 4096; at < static_cast<std::streamoff>(std::filesystem::file_size(file));
             at += 512) {
            bytes.seekp(at);
            bytes.put('\x5A');
        }
    }
    const Ended end = ServerProcess{folder, free_port()}.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("is damaged"), std::string::npos) << end.out;
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_EQ(verified.exit_code, 1) << verified.out;
}

// In all files of the data; how often it was found.
int flip_a_bit(const ServerFolder& folder, const std::string& text) {
    int flipped = 0;
    for (const auto& entry : std::filesystem::directory_iterator{folder.data()}) {
        std::fstream file{entry.path(), std::ios::binary | std::ios::in | std::ios::out};
        const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
        for (auto at = bytes.find(text); at != std::string::npos; at = bytes.find(text, at + 1), ++flipped) {
            file.clear();
            file.seekp(static_cast<std::streamoff>(at + text.size() - 1));
            file.put(static_cast<char>(text.back() ^ 1));
        }
    }
    return flipped;
}

TEST(Serve, n40_one_flipped_bit_in_an_event_costs_that_match_alone) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::vector<Foursome> tables;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        for (const char* time : {"300+0", "300+0", "10+0"}) tables.emplace_back(port, time);
        for (const auto& [i, move] : {std::pair{0U, "e2e4"}, std::pair{1U, "d2d4"}, std::pair{2U, "c2c4"}}) {
            tables[i].begin();
            EXPECT_EQ(value_in(tables[i].white_does("one", std::string{"play "} + move), "t"), "ok") << move;
        }
        std::this_thread::sleep_for(11s);
        EXPECT_EQ(server.end(SIGTERM).exit_code, 0);
    }
    EXPECT_GE(flip_a_bit(folder, "moved 1 Pe2e4"), 1) << "of a live match";
    EXPECT_GE(flip_a_bit(folder, "moved 1 Pc2c4"), 1) << "of a finished one";

    ServerProcess server{folder, port};
    ASSERT_TRUE(server.listens());
    const auto metrics = [&] { return RawClient{port}.get("/metrics").body; };
    EXPECT_NE(metrics().find("doorgeef_unreadable_matches 1\n"), std::string::npos);
    EXPECT_NE(metrics().find("doorgeef_matches 1\n"), std::string::npos);
    tables[1].come_back(port);
    EXPECT_EQ(value_in(tables[1].black_does("two", "play d7d5"), "t"), "ok") << "others play on";
    RawClient visitor{port};
    ASSERT_TRUE(visitor.upgrade());
    visitor.send_text(R"({"t":"hello","v":1})");
    visitor.send_text(R"({"t":"watch","match":")" + tables[0].match() + R"(","from":0})");
    EXPECT_NE(wait_for(visitor, "no-such-match"), "");
    EXPECT_EQ(RawClient{port}.get("/api/matches/" + tables[2].match() + "/log.json").status, 503);
    EXPECT_NE(metrics().find("doorgeef_unreadable_matches 2\n"), std::string::npos)
        << "noticed when it is read";

    const std::string log = server.end(SIGTERM).out;
    EXPECT_NE(log.find("level=error event=match-unreadable match=" + tables[0].match()), std::string::npos)
        << log;
    EXPECT_NE(log.find("level=warning event=match-unreadable match=" + tables[2].match()), std::string::npos)
        << log;
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_EQ(verified.exit_code, 1) << verified.out;
}

TEST(Serve, what_is_no_data_of_ours_is_left_alone) {
    const ServerFolder folder;
    std::filesystem::create_directories(folder.data());
    std::ofstream{folder.data() / "doorgeef.db"} << "dear diary, " << std::string(10'000, 'x');
    const Ended end = ServerProcess{folder, free_port()}.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("no data file of Doorgeef"), std::string::npos) << end.out;
    std::string begin(11, '\0');
    std::ifstream{folder.data() / "doorgeef.db"}.read(begin.data(), 11);
    EXPECT_EQ(begin, "dear diary,");
}

TEST(Serve, data_that_cannot_be_written_is_said) {
    const ServerFolder folder;
    std::ofstream{folder.data()} << "a file where the folder should be";
    const Ended end = ServerProcess{folder, free_port()}.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("cannot be opened"), std::string::npos) << end.out;
}

// ---- backup and verify

TEST(Serve, a_backup_can_be_made_while_it_runs_and_be_started_from) {
    const ServerFolder folder;
    const ServerFolder restored;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient client{server.port()};
    const std::string cookie = become_guest(client, "Jan");
    const auto copy = folder.file("copy.db");
    const Ended made = run_program(folder, {"backup", folder.data().string(), copy.string(), "--lang", "en"});
    EXPECT_EQ(made.exit_code, 0) << made.out;
    const Ended again =
        run_program(folder, {"backup", folder.data().string(), copy.string(), "--lang", "en"});
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_NE(again.out.find("exists already"), std::string::npos) << again.out;

    const Ended verified = run_program(folder, {"verify", copy.string(), "--lang", "en"});
    EXPECT_EQ(verified.out, "0 matches replayed (0 live), 0 events, 0 errors\n");
    const std::string nowhere = folder.file("nowhere/copy.db").string();
    EXPECT_EQ(run_program(folder, {"backup", folder.data().string(), nowhere, "--lang", "en"}).out,
              "doorgeef: '" + nowhere + "' cannot be opened\n");

    std::filesystem::create_directories(restored.data());
    std::filesystem::copy_file(copy, restored.data() / "doorgeef.db");
    ServerProcess second{restored, free_port()};
    ASSERT_TRUE(second.listens());
    EXPECT_EQ(RawClient{second.port()}.get("/api/me", "Cookie: " + cookie + "\r\n").status, 200);
}

TEST(Serve, verify_may_look_beside_a_running_server) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_EQ(verified.exit_code, 0) << verified.out;
    EXPECT_EQ(verified.out, "0 matches replayed (0 live), 0 events, 0 errors\n");
    const Ended nothing = run_program(folder, {"verify", folder.file("nowhere").string(), "--lang", "en"});
    EXPECT_EQ(nothing.exit_code, 1);
}

TEST(Serve, verify_names_a_damaged_event_once) {
    const ServerFolder folder;
    std::string match;
    {
        ServerProcess server{folder, free_port()};
        ASSERT_TRUE(server.listens());
        Foursome four{server.port(), "300+0"};
        four.begin();
        match = four.match();
        EXPECT_TRUE(four.white_does("one", "play e2e4").starts_with(R"({"t":"ok")"));
        EXPECT_EQ(server.end(SIGTERM).exit_code, 0);
    }
    const auto file = folder.data() / "doorgeef.db";
    std::ptrdiff_t number = 0;
    {
        const auto store = store::SqliteStore::open(file);
        ASSERT_TRUE(store);
        const auto lines = (*store)->events({match}, 0, 1'000);
        ASSERT_TRUE(lines);
        const auto is_move = [](const std::string& line) { return line.ends_with("moved 1 Pe2e4"); };
        number = std::ranges::find_if(*lines, is_move) - lines->begin() + 1;
    }
    ASSERT_GT(number, 1);
    std::stringstream bytes;
    bytes << std::ifstream{file, std::ios::binary}.rdbuf();
    const auto at = bytes.str().rfind("moved 1 Pe2e4");
    ASSERT_NE(at, std::string::npos);
    std::fstream{file, std::ios::binary | std::ios::in | std::ios::out}
        .seekp(static_cast<std::streamoff>(at))
        .put('M');
    const Ended verified = run_program(folder, {"verify", folder.data().string(), "--lang", "en"});
    EXPECT_EQ(verified.exit_code, 1);
    EXPECT_EQ(verified.out,
              "'event " + std::to_string(number) + " of match " + match +
                  " is not what was written'\n1 matches replayed (1 live), 0 events, 1 errors\n");
}
}  // namespace
}  // namespace doorgeef::server::net
