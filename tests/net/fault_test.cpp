// docs/hostile.md, 40: a disk that is full, fails or cannot be read, and a clock that is set
// back. With the real program, on a machine that has these faults.
#include "foursome.hpp"
#include "server_process.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <csignal>
#include <fstream>
#include <future>
#include <memory>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

class Fault : public testing::Test {
protected:
    void start() {
        server_ = std::make_unique<ServerProcess>(folder_, port_);
        ASSERT_TRUE(server_->listens());
    }
    ServerProcess& server() { return *server_; }
    const ServerFolder& folder() const { return folder_; }
    std::uint16_t port() const { return port_; }

    // The moves that are on disk, without their times.
    std::vector<std::string> stored_moves(const std::string& match) const {
        std::vector<std::string> moves;
        const auto store = store::SqliteStore::open(folder_.data() / "doorgeef.db");
        EXPECT_TRUE(store);
        if (!store) return moves;
        const auto lines = (*store)->events({match}, 0, 1'000);
        EXPECT_TRUE(lines);
        for (const std::string& line : *lines)
            if (const auto found = line.find(" moved "); found != std::string::npos)
                moves.push_back(line.substr(found + 1));
        return moves;
    }
    // Of all matches that are not over.
    std::size_t count_stored_moves() const {
        std::vector<std::string> live;
        {
            const auto store = store::SqliteStore::open(folder_.data() / "doorgeef.db");
            EXPECT_TRUE(store);
            if (!store) return 0;
            const auto matches = (*store)->live_matches();
            EXPECT_TRUE(matches);
            for (const store::StoredMatch& match : *matches) live.push_back(match.record.id.text);
        }
        std::size_t count = 0;
        for (const std::string& match : live) count += stored_moves(match).size();
        return count;
    }
    void expect_sound_data() const {
        const Ended verified = run_program(folder_, {"verify", folder_.data().string(), "--lang", "en"});
        EXPECT_EQ(verified.exit_code, 0) << verified.out;
    }

private:
    ServerFolder folder_{};
    std::uint16_t port_ = free_port();
    std::unique_ptr<ServerProcess> server_{};
};

std::string metric(std::uint16_t port, const std::string& name) {
    RawClient client{port};
    const std::string all = client.get("/metrics").body;
    const auto found = all.find('\n' + name + ' ');
    if (found == std::string::npos) return "";
    const auto begin = found + name.size() + 2;
    return all.substr(begin, all.find('\n', begin) - begin);
}

TEST_F(Fault, where_the_kernel_has_no_io_uring_everybody_is_sent_to_by_himself) {
    folder().set_fault("no-ring");
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    EXPECT_EQ(value_in(four.white_does("one", "play e2e4"), "t"), "ok");
    EXPECT_NE(wait_for(four.white(), "e2e4"), "");
    EXPECT_EQ(metric(port(), "doorgeef_sent_together_total"), "0");
}

TEST_F(Fault, so_he_is_where_it_has_one_that_cannot_send) {
    folder().set_fault("no-send");
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    EXPECT_EQ(value_in(four.white_does("one", "play e2e4"), "t"), "ok");
    EXPECT_EQ(metric(port(), "doorgeef_sent_together_total"), "0");
}

TEST_F(Fault, so_he_is_from_the_moment_at_which_the_kernel_takes_nothing_together_any_more) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    folder().set_fault("ring-ends");
    EXPECT_EQ(value_in(four.white_does("one", "play e2e4"), "t"), "ok");
    folder().set_fault("none");
    const std::string together = metric(port(), "doorgeef_sent_together_total");
    EXPECT_EQ(value_in(four.black_does("two", "play e7e5"), "t"), "ok");
    EXPECT_NE(wait_for(four.white(), "e7e5"), "");
    EXPECT_EQ(metric(port(), "doorgeef_sent_together_total"), together);
}

TEST_F(Fault, n40_on_a_full_disk_moves_are_refused_and_can_be_made_when_there_is_room) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    folder().set_fault("full");
    const std::string refused = four.white_does("one", "play e2e4");
    EXPECT_EQ(value_in(refused, "code"), "storage-failed") << refused;
    const HttpAnswer unwell = RawClient{port()}.get("/healthz");
    EXPECT_EQ(unwell.status, 503);
    EXPECT_EQ(unwell.body, "disk-full\n");
    EXPECT_EQ(metric(port(), "doorgeef_moves_total"), "0") << "none was written down";
    folder().set_fault("none");
    const std::string made = four.white_does("two", "play d2d4");
    EXPECT_TRUE(made.starts_with(R"({"t":"ok")")) << made;
    EXPECT_EQ(RawClient{port()}.get("/healthz").body, "ok\n");
    EXPECT_EQ(server().end(SIGTERM).exit_code, 0);
    EXPECT_EQ(stored_moves(four.match()), std::vector<std::string>{"moved 1 Pd2d4"});
    expect_sound_data();
}

TEST_F(Fault, a_load_counts_what_a_full_disk_refuses_and_fails) {
    start();
    auto load = std::async(std::launch::async, [this] {
        const std::string url = "http://127.0.0.1:" + std::to_string(port());
        return run_program(folder(), {"load", "--lang", "en", "--url", url, "--matches", "8", "--rate", "100",
                                      "--seconds", "4"});
    });
    const auto said = [this] {
        std::stringstream text;
        text << std::ifstream{folder().file("output")}.rdbuf();
        return text.str();
    };
    for (int i = 0; i < 600 && said().find("matches under way") == std::string::npos; ++i)
        std::this_thread::sleep_for(50ms);
    std::this_thread::sleep_for(1s);
    folder().set_fault("full");
    const Ended end = load.get();
    EXPECT_EQ(end.exit_code, 1) << end.out;
    std::smatch last;
    const std::regex line{R"(\nmoves (\d+), acknowledged (\d+), lost 0, duplicated 0, p50 [^\n]*\n$)"};
    ASSERT_TRUE(std::regex_search(end.out, last, line)) << end.out;
    EXPECT_NE(last[2], "0");
    const std::string refused = std::to_string(std::stoi(last[1]) - std::stoi(last[2]));
    EXPECT_NE(refused, "0");
    EXPECT_NE(end.out.find("\nrefused: " + refused + " times storage-failed\n"), std::string::npos)
        << end.out;
    EXPECT_NE(end.out.find("\nthe server did not do what it was asked " + refused + " times\n"),
              std::string::npos)
        << end.out;
    folder().set_fault("none");
    EXPECT_EQ(server().end(SIGTERM).exit_code, 0);
    EXPECT_EQ(std::to_string(count_stored_moves()), last[2]);
    expect_sound_data();
}

TEST_F(Fault, a_disk_with_room_again_is_noticed_though_nobody_plays) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    folder().set_fault("full");
    for (int i = 0; i < 3; ++i) four.white_does("full" + std::to_string(i), "play e2e4");
    const auto health = [&] { return RawClient{port()}.get("/healthz").body; };
    EXPECT_EQ(health(), "disk-full\n");
    folder().set_fault("none");
    for (int i = 0; i < 100 && health() != "ok\n"; ++i) std::this_thread::sleep_for(100ms);
    EXPECT_EQ(health(), "ok\n");
    const std::string log = server().end(SIGTERM).out;
    const std::size_t failed = log.find("event=write-failed reason=disk-full\n");
    EXPECT_NE(failed, std::string::npos) << log;
    EXPECT_EQ(log.find("event=write-failed", failed + 1), std::string::npos) << "one line is enough\n" << log;
    EXPECT_NE(log.find("event=disk-works-again\n"), std::string::npos) << log;
}

TEST_F(Fault, n40_after_a_failed_fsync_the_server_stops_and_goes_on_from_what_is_on_disk) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    const std::string made = four.white_does("one", "play e2e4");
    EXPECT_TRUE(made.starts_with(R"({"t":"ok")")) << made;
    folder().set_fault("broken");
    // Whatever is tried now is not confirmed.
    const std::string refused = four.white_does("two", "resign");
    EXPECT_FALSE(refused.starts_with(R"({"t":"ok")")) << refused;
    const Ended end = server().wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("the disk failed; start the server again"), std::string::npos) << end.out;

    folder().set_fault("none");
    start();
    RawClient visitor{port()};
    ASSERT_TRUE(visitor.upgrade());
    visitor.send_text(R"({"t":"hello","v":1})");
    visitor.send_text(R"({"t":"watch","match":")" + four.match() + R"(","from":0})");
    EXPECT_NE(wait_for(visitor, "moved 1 Pe2e4"), "");
    EXPECT_EQ(server().end(SIGTERM).exit_code, 0);
    EXPECT_EQ(stored_moves(four.match()), std::vector<std::string>{"moved 1 Pe2e4"});
    expect_sound_data();
}

TEST_F(Fault, n40_data_that_cannot_be_read_is_said_at_the_start_and_left_alone) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    EXPECT_EQ(server().end(SIGTERM).exit_code, 0);
    folder().set_fault("unreadable");
    const Ended end = ServerProcess{folder(), port()}.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_NE(end.out.find("is damaged"), std::string::npos) << end.out;
    folder().set_fault("none");
    expect_sound_data();
    start();
}

TEST_F(Fault, n40_data_that_cannot_be_read_for_a_while_is_said_to_be_that_and_not_to_be_missing) {
    start();
    RawClient guest{port()};
    const std::string cookie = become_guest(guest, "Jan");
    const auto ask = [&](const std::string& path) { return RawClient{port()}.get(path); };
    const auto me = [&] { return RawClient{port()}.get("/api/me", "Cookie: " + cookie + "\r\n").status; };
    folder().set_fault("unreadable");
    const HttpAnswer unread = ask("/api/players/Anna");
    EXPECT_EQ(unread.status, 503);
    EXPECT_NE(unread.body.find("storage-failed"), std::string::npos) << unread.body;
    EXPECT_EQ(me(), 503) << "and not 401";
    RawClient socket{port()};
    ASSERT_TRUE(socket.upgrade("Cookie: " + cookie + "\r\n"));
    EXPECT_EQ(socket.read_close_code(), 1011) << "and no visitor";
    ask("/api/players/Anna");
    EXPECT_EQ(ask("/healthz").status, 503);
    // SQLite takes a place that cannot be read for a damaged one.
    EXPECT_EQ(ask("/healthz").body, "corrupt\n");
    EXPECT_NE(metric(port(), R"(doorgeef_failed_reads_total{code="corrupt"})"), "");

    folder().set_fault("none");
    for (int i = 0; i < 100 && ask("/healthz").body != "ok\n"; ++i) std::this_thread::sleep_for(100ms);
    EXPECT_EQ(ask("/healthz").body, "ok\n");
    EXPECT_EQ(ask("/api/players/Anna").status, 404);
    EXPECT_EQ(me(), 200);
    const std::string log = server().end(SIGTERM).out;
    const std::size_t failed = log.find("event=read-failed reason=corrupt\n");
    EXPECT_NE(failed, std::string::npos) << log;
    EXPECT_EQ(log.find("event=read-failed", failed + 1), std::string::npos) << "one line is enough\n" << log;
    EXPECT_NE(log.find("event=reads-work-again\n"), std::string::npos) << log;
}

TEST_F(Fault, n40_a_wall_clock_that_goes_back_an_hour_costs_nobody_anything) {
    start();
    Foursome four{port(), "300+0"};
    four.begin();
    folder().set_fault("hour-back");
    const std::string made = four.white_does("one", "play e2e4");
    EXPECT_TRUE(made.starts_with(R"({"t":"ok")")) << made;
    const RawClient late = connect_player(port(), "Late");
    EXPECT_EQ(server().end(SIGTERM).exit_code, 0);
    expect_sound_data();
    start();
    RawClient visitor{port()};
    ASSERT_TRUE(visitor.upgrade());
    visitor.send_text(R"({"t":"hello","v":1})");
    visitor.send_text(R"({"t":"watch","match":")" + four.match() + R"(","from":0})");
    EXPECT_NE(wait_for(visitor, "moved 1 Pe2e4"), "");
}

}  // namespace
}  // namespace doorgeef::server::net
