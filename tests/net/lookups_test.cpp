// The whole server on real sockets, with a store whose archive answers when it is let.
#include "raw_client.hpp"
#include "server/net/host.hpp"
#include "store/memory/memory_store.hpp"

#include <condition_variable>
#include <csignal>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

namespace doorgeef::server::net {
namespace {

class SlowArchive final : public store::MemoryStore {
public:
    // Waits until so many requests with a session have come.
    void wait_for_requests(std::size_t count) const {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return requests_ >= count; });
    }
    void wait_for_search() const {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [&] { return !searched_.empty(); });
    }
    void let_go() {
        const std::scoped_lock lock{mutex_};
        may_go_ = true;
        changed_.notify_all();
    }
    // Which families were searched for, in this order.
    std::vector<std::string> searched() const {
        const std::scoped_lock lock{mutex_};
        return searched_;
    }

    store::Read<store::Session> session(std::string_view token_hash) const override {
        const std::scoped_lock lock{mutex_};
        ++requests_;
        changed_.notify_all();
        return MemoryStore::session(token_hash);
    }
    store::Read<store::ArchivePage> search(const store::ArchiveQuery& query) const override {
        std::unique_lock lock{mutex_};
        searched_.push_back(query.family.value_or(""));
        changed_.notify_all();
        changed_.wait(lock, [&] { return may_go_; });
        return MemoryStore::search(query);
    }

private:
    mutable std::mutex mutex_{};
    mutable std::condition_variable changed_{};
    mutable std::size_t requests_ = 0;
    mutable std::vector<std::string> searched_{};
    bool may_go_ = false;
};

class LookUpsTest : public testing::Test {
protected:
    static constexpr std::size_t kOfOne = 4;

    LookUpsTest() {
        EXPECT_TRUE(begin_secrets());
        EXPECT_TRUE(host_.restore().ok());
        EXPECT_EQ(host_.listen("127.0.0.1", 0), std::nullopt);
        thread_ = std::thread{[this] { host_.run(); }};
    }
    ~LookUpsTest() override {
        store_.let_go();
        clients_.clear();
        ::kill(::getpid(), SIGTERM);
        thread_.join();
    }

    // Asks from this address, and waits until the server has begun with it. With a cookie of nobody's.
    RawClient& ask(const char* from, const std::string& query) {
        RawClient& client = clients_.emplace_back(host_.port(), from);
        client.send("GET /api/matches?" + query + " HTTP/1.1\r\nHost: " + client.host() +
                    "\r\nCookie: doorgeef=nobody\r\n\r\n");
        store_.wait_for_requests(clients_.size());
        return client;
    }
    // All that was asked before has its place then.
    void wait_until_placed() { EXPECT_EQ(RawClient{host_.port()}.get("/healthz").status, 200); }
    SlowArchive& store() { return store_; }

private:
    SlowArchive store_{};
    Log log_{LogLevel::error};
    Host host_{
        store_, StaticFiles{}, {.lookups_waiting = {.in_all = 8, .of_one = kOfOne}, .bot_workers = 0}, log_};
    std::thread thread_{};
    std::list<RawClient> clients_{};
};

TEST_F(LookUpsTest, of_one_address_wait_for_each_other_and_not_for_everybody) {
    ask("127.0.0.2", "ruleset=knsb");
    store().wait_for_search();
    std::vector<RawClient*> his;
    for (std::size_t i = 0; i < kOfOne; ++i) his.push_back(&ask("127.0.0.2", "ruleset=knsb"));
    RawClient& too_much = ask("127.0.0.2", "ruleset=knsb");
    const HttpAnswer refused = too_much.read_answer();
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.header("retry-after"), "2");
    RawClient& other = ask("127.0.0.3", "ruleset=stein");
    wait_until_placed();
    store().let_go();
    EXPECT_EQ(other.read_answer().status, 200);
    for (RawClient* client : his) EXPECT_EQ(client->read_answer().status, 200);
    EXPECT_EQ(store().searched(),
              (std::vector<std::string>{"knsb", "knsb", "stein", "knsb", "knsb", "knsb"}));
}

TEST_F(LookUpsTest, of_a_long_search_leave_others_their_turn_between_its_pieces) {
    constexpr int many = 2 * store::kMostLookedAt + 1;
    store::Batch batch;
    for (int i = 0; i < many; ++i) {
        const store::MatchRecord record{{"m" + std::to_string(i)},
                                        {"Tafel", "knsb", false, true, false, 1000},
                                        R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})",
                                        {}};
        store::MatchResult result{.ended_at_ms = 1000 + i};
        const auto reason = i == 0 ? match::Reason::flag : match::Reason::mate;
        result.outcomes.values[0] = match::Outcome{match::Result::white_wins, reason};
        batch.emplace_back(store::write::CreateMatch{record, 1});
        batch.emplace_back(store::write::FinishMatch{record.id, 1, result});
    }
    ASSERT_EQ(store().commit({&batch, 1}).front(), std::nullopt);
    RawClient& rare = ask("127.0.0.2", "ruleset=knsb&reason=flag");
    store().wait_for_search();
    RawClient& other = ask("127.0.0.3", "ruleset=stein");
    wait_until_placed();
    store().let_go();
    EXPECT_EQ(other.read_answer().status, 200);
    const HttpAnswer found = rare.read_answer();
    EXPECT_EQ(found.status, 200);
    EXPECT_TRUE(found.body.starts_with(R"({"matches":[{"id":"m0",)")) << found.body;
    EXPECT_TRUE(found.body.ends_with(R"(}],"next":null})")) << found.body;
    EXPECT_EQ(store().searched(), (std::vector<std::string>{"knsb", "stein", "knsb", "knsb"}));
}

}  // namespace
}  // namespace doorgeef::server::net
