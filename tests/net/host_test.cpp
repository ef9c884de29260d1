// How the one thread of a server takes turns between the sockets and the disk.
#include "server/net/host.hpp"

#include "foursome.hpp"
#include "raw_client.hpp"
#include "server/net/secrets.hpp"
#include "store/memory/memory_store.hpp"

#include <condition_variable>
#include <csignal>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

// Whoever asks it who somebody is can be held up, and with him the thread that asks.
class HoldingStore final : public store::MemoryStore {
public:
    store::Read<store::Session> session(std::string_view token_hash) const override {
        std::unique_lock lock{mutex_};
        held_ = holds_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !holds_; });
        held_ = false;
        return MemoryStore::session(token_hash);
    }
    void hold() {
        const std::scoped_lock lock{mutex_};
        holds_ = true;
    }
    void wait_until_somebody_is_held() {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return held_; });
    }
    void let_go() {
        const std::scoped_lock lock{mutex_};
        holds_ = false;
        changed_.notify_all();
    }

private:
    mutable std::mutex mutex_{};
    mutable std::condition_variable changed_{};
    bool holds_ = false;
    mutable bool held_ = false;
};

// A server in this process, where nothing happens by itself for an hour.
class RunningHost {
public:
    explicit RunningHost(store::Store& store) {
        EXPECT_TRUE(begin_secrets());
        HostSettings settings;
        settings.bot_workers = 0;
        settings.sockets.limits.look_ms = 3'600'000;
        host_ = std::make_unique<Host>(store, StaticFiles{}, settings, log_);
        EXPECT_TRUE(host_->restore());
        EXPECT_EQ(host_->listen("127.0.0.1", 0), std::nullopt);
        thread_ = std::thread{[this] { host_->run(); }};
    }
    ~RunningHost() {
        std::raise(SIGTERM);
        thread_.join();
    }
    RunningHost(const RunningHost&) = delete;
    RunningHost& operator=(const RunningHost&) = delete;
    RunningHost(RunningHost&&) = delete;
    RunningHost& operator=(RunningHost&&) = delete;

    std::uint16_t port() const { return host_->port(); }

private:
    Log log_{LogLevel::off};
    std::unique_ptr<Host> host_{};
    std::thread thread_{};
};

TEST(Host, what_waits_behind_a_batch_is_written_though_nothing_else_comes) {
    HoldingStore store;
    const RunningHost host{store};
    constexpr int enough_to_count_as_busy = 5;
    std::deque<Foursome> matches;
    for (int i = 0; i < enough_to_count_as_busy; ++i) matches.emplace_back(host.port(), "300+0");
    for (Foursome& match : matches) match.begin();

    // All that is said now is found at once when the thread goes on.
    store.hold();
    RawClient stranger{host.port()};
    stranger.send("GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: doorgeef=unknown\r\n\r\n");
    store.wait_until_somebody_is_held();
    for (Foursome& match : matches)
        for (const std::string id : {"first", "second"})
            match.white().send_text(R"({"t":"do","id":")" + id + R"(","match":")" + match.match() +
                                    R"(","seat":"A1","what":"offer draw"})");
    store.let_go();

    for (Foursome& match : matches) {
        EXPECT_NE(wait_for(match.white(), R"("id":"first")"), "");
        EXPECT_NE(wait_for(match.white(), R"("id":"second")"), "");
    }
}

}  // namespace
}  // namespace doorgeef::server::net
