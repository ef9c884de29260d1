// A whole server without sockets: the Service, a store in memory, and clients whose messages and answers are
// texts. Nothing happens by itself: the disk writes when it is told to, and time passes when it is told to.
#pragma once

#include "server/service.hpp"
#include "store/memory/memory_store.hpp"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace doorgeef::server {

namespace json = boost::json;

// Lots in a known order.
class CountingChance final : public Chance {
public:
    std::uint64_t number() override {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return state_ ^ state_ >> 29;
    }
    SessionToken session_token() override {
        const std::string text = "token" + std::to_string(++tokens_);
        return {text, "hash of " + text};
    }

private:
    std::uint64_t state_ = 1;
    int tokens_ = 0;
};

class World;

// One connection of somebody.
class Client {
public:
    Client(World& world, ConnectionId id) : world_(&world), id_(id) {}

    ConnectionId id() const { return id_; }
    void says(std::string_view text) const;
    // The same with an id of its own, after which the disk writes; what it is answered.
    json::object asks(std::string_view message) const;

    // Everything it was sent since the last time.
    std::vector<json::object> heard() const;
    // The last message of this kind among those; and all of them are taken.
    std::optional<json::object> heard_last(std::string_view type) const;
    std::optional<CloseCode> closed_with() const;
    void disconnects() const;

private:
    World* world_;
    ConnectionId id_;
};

class World final : public Outside {
public:
    // On a store in memory, unless another is given.
    explicit World(Settings settings = {}, BotPlayers* bots = nullptr, store::Store* disk = nullptr);

    // ---- people
    void add_account(const std::string& name, const std::vector<store::AccountRole>& roles = {});
    void add_guest(const std::string& name);
    // Opens a connection and says hello; "" for a visitor.
    Client connects(const std::string& name);
    Client connects_silently(const std::string& name, const std::string& address = "192.0.2.1");

    // ---- time and disk
    Now now() const { return now_; }
    void wait(Instant ms);
    // Everything that waits for the disk, and all that follows from it.
    void writes_all();
    // Of what waits, the first batch only.
    void writes_first();
    // As above, but the disk fails.
    void fails_to_write(store::StoreProblem problem = store::StoreProblem::disk_full);
    bool writes_automatically = true;  // after every message

    // A new process finds what is on disk. All connections are gone.
    void restarts();

    Service& service() { return *service_; }
    store::MemoryStore& store() { return store_; }
    // The lines of a match that are on disk.
    std::vector<std::string> log_of(const std::string& match) const;
    std::optional<Instant> wakes_at() const { return wakes_at_; }
    std::optional<ApiReply> reply(RequestId id) const;

    // ---- Outside
    void send(ConnectionId connection, Text text) override;
    void close(ConnectionId connection, CloseCode code) override;
    void write(WriteId id, store::Batch batch) override { waiting_.emplace_back(id, std::move(batch)); }
    void wake_at(Instant instant) override { wakes_at_ = instant; }
    void reply(RequestId request, ApiReply reply) override { replies_[request] = std::move(reply); }
    void reply_later(RequestId request, LookUp look_up) override;
    void hash_password(JobId job, std::string password) override {
        hashing.emplace_back(job, std::move(password));
    }
    void check_password(JobId job, std::string password, std::string hash) override {
        checking.emplace_back(job, std::move(password) + '/' + std::move(hash));
    }

    void met(Trouble trouble, std::string_view where) override {
        troubles.insert(std::string{code(trouble)} + ' ' + std::string{where});
    }

    std::set<std::string> troubles{};  // "messages 192.0.2.1"
    std::size_t batches_waiting() const { return waiting_.size(); }
    const store::Batch& waiting_batch(std::size_t i) const { return waiting_[i].second; }
    std::vector<std::pair<JobId, std::string>> hashing{};
    std::vector<std::pair<JobId, std::string>> checking{};

private:
    friend class Client;

    void commit(const std::vector<store::Write>& writes);

    Settings settings_;
    store::MemoryStore store_{};
    CountingChance chance_{};
    NoBots no_bots_{};
    BotPlayers* bots_;
    store::Store* disk_;
    std::unique_ptr<Service> service_{};
    Now now_{1'000'000, 1'700'000'000'000};
    std::optional<Instant> wakes_at_{};
    std::deque<std::pair<WriteId, store::Batch>> waiting_{};
    std::map<ConnectionId, std::vector<Text>> sent_{};
    std::map<ConnectionId, CloseCode> closed_{};
    std::map<RequestId, ApiReply> replies_{};
    std::uint64_t connections_ = 0;
    int commands_ = 0;
};

// ---- reading what was said

std::string text(const json::object& object, std::string_view key);
std::int64_t number(const json::object& object, std::string_view key);
const json::object& object(const json::object& object, std::string_view key);
std::vector<std::string> lines(const json::object& ev);  // "null" for what is hidden
// "ok", or the code of the refusal.
std::string verdict(const json::object& answer);

// ---- a match

inline constexpr std::string_view kAgreement =
    R"("agreement":{"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})";

// Four guests, A1, A2, B1 and B2 by name, at a table of A1, in a match that has begun.
struct Four {
    Client a1, a2, b1, b2;
    std::string table{};
    std::string match{};

    const Client& at(match::Seat seat) const;
};
Four four_begin(World& world, std::string_view table_members = kAgreement);

// {"t":"do",…} without the id
std::string doing(const std::string& match, std::string_view seat, std::string_view what);

}  // namespace doorgeef::server
