// The server, its disk and the network in front of it, all of which fail as they do in life.
#pragma once

#include "dice.hpp"
#include "server/service.hpp"
#include "sim_bots.hpp"
#include "store/memory/memory_store.hpp"
#include "timeline.hpp"

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace doorgeef::server::simulation {

struct Faults {
    double lost = 0.02;        // messages, either way
    double doubled = 0.03;     // from the client
    double late = 0.05;        // so late that others overtake it
    double cut = 0.004;        // connections, at each message
    double half_open = 0.5;    // of those that are cut: the server notices only seconds later
    double disk_full = 0.002;  // at each commit, as the next two
    double io_error = 0.0002;  // and half of the times it was written all the same
    double crash = 0.0003;
};

// What a client hears of its connection.
class Receiver {
public:
    virtual ~Receiver() = default;
    virtual void heard(ConnectionId connection, const std::string& text) = 0;
    virtual void lost(ConnectionId connection) = 0;
};

class SimServer final : public Outside {
public:
    static constexpr Instant kLongestCommitMs = 6;

    SimServer(Timeline& timeline, Dice& dice, const Faults& faults, Settings settings);

    // Nothing while the server is down.
    std::optional<ConnectionId> connect(Receiver& receiver, const std::string& session);
    void say(ConnectionId connection, std::string text);
    void hang_up(ConnectionId connection);

    store::MemoryStore& store() { return store_; }
    // From now on everything works.
    void heal() {
        faults_ = {.lost = 0,
                   .doubled = 0,
                   .late = 0,
                   .cut = 0,
                   .half_open = 0,
                   .disk_full = 0,
                   .io_error = 0,
                   .crash = 0};
    }
    SimBots& bots() { return bots_; }
    // When each event of this match was written.
    const std::vector<Instant>& written_at(const std::string& match) { return written_at_[match]; }
    // When the process died or the disk failed.
    const std::vector<Instant>& troubles() const { return troubles_; }
    int crashes() const { return crashes_; }
    int io_errors() const { return io_errors_; }

    // ---- Outside
    void send(ConnectionId connection, Text text) override;
    void close(ConnectionId connection, CloseCode code) override;
    void write(WriteId id, store::Batch batch) override;
    void wake_at(Instant instant) override;
    void reply(RequestId /*request*/, ApiReply /*reply*/) override {}
    void reply_later(RequestId /*request*/, LookUp /*look_up*/) override {}
    void hash_password(JobId /*job*/, std::string /*password*/) override {}
    void check_password(JobId /*job*/, std::string /*password*/, std::string /*hash*/) override {}

private:
    void start();
    void crash();
    void commit();
    void note_events(const std::vector<store::Batch>& batches);
    // As the real process does when its disk has failed: it says so to everybody and ends soon after.
    void stop();
    void cut(ConnectionId connection, bool client_knows);
    void arrive(ConnectionId connection, const std::string& text);
    void bot_acts(const bots::Order& order);
    Instant delay();
    // Does it unless the process has been replaced meanwhile.
    void after(Instant ms, std::function<void()> what);

    Timeline& timeline_;
    Dice& dice_;
    Faults faults_;
    Settings settings_;
    store::MemoryStore store_{};
    SimBots bots_;
    std::unique_ptr<Service> service_{};
    int life_ = 0;  // of the process
    std::deque<std::pair<WriteId, store::Batch>> waiting_{};
    bool committing_ = false;
    bool disk_failed_ = false;  // nothing gets there any more in this life
    std::map<std::string, std::vector<Instant>> written_at_{};
    std::vector<Instant> troubles_{};
    struct Wire {
        Receiver* receiver = nullptr;
        bool cut = false;
        Instant latest_arrival = 0;  // at the client: what is sent later comes later
    };
    std::map<ConnectionId, Wire> wires_{};
    std::uint64_t last_connection_ = 0;
    int crashes_ = 0;
    int io_errors_ = 0;
};

}  // namespace doorgeef::server::simulation
