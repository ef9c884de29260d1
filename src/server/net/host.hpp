// A running server: the logic, the sockets, the disk and the clock, brought together. The logic and the
// sockets share one thread, the one that calls run(); passwords and bots have their own, and so has a disk
// that is not quick.
#pragma once

#include "server/net/bots/bot_hall.hpp"
#include "server/net/handler.hpp"
#include "server/net/log.hpp"
#include "server/net/lookups.hpp"
#include "server/net/metrics.hpp"
#include "server/net/pace.hpp"
#include "server/net/password_workers.hpp"
#include "server/net/read_trouble.hpp"
#include "server/net/repeated.hpp"
#include "server/net/secrets.hpp"
#include "server/net/site.hpp"
#include "server/net/sockets.hpp"
#include "server/net/watched_store.hpp"
#include "server/service.hpp"
#include "store/group_commit.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

namespace doorgeef::server::net {

struct HostSettings {
    Settings service{};
    SocketSettings sockets{};
    TlsFiles tls{};
    std::vector<Network> operators{};  // who may see /metrics
    // Under load moves of so long share a wait for the disk; where little happens nobody waits so long.
    std::chrono::milliseconds longest_beat{5};
    std::size_t password_threads = 1;
    std::size_t passwords_waiting = 64;
    LookUps::Queue::Limits lookups_waiting{.in_all = 256, .of_one = 64};  // by address
    std::size_t bot_workers = 2;  // threads that think for bots; 0: there are no bots
};

class Host final : Outside, Handler {
public:
    // Store and log outlive it. Requires: begin_secrets().
    Host(store::Store& store, StaticFiles files, HostSettings settings, Log& log);
    ~Host() override;

    // In this order; the first only if there is to be TLS. It is read again at SIGHUP.
    std::optional<TlsProblem> read_certificate();
    rules::Result<Restored, store::StoreProblem> restore();
    std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
    std::uint16_t port() const { return sockets_.port(); }
    // Until SIGINT or SIGTERM: then everything that was begun is written down and everybody told, unless
    // a second signal comes. False: the disk failed, and what it holds shows only after opening it anew.
    bool run();

private:
    // Outside
    void send(ConnectionId connection, Text text) override;
    void close(ConnectionId connection, CloseCode code) override;
    void write(WriteId id, store::Batch batch) override;
    void wake_at(Instant instant) override;
    void reply(RequestId request, ApiReply reply) override { sockets_.reply(request, std::move(reply)); }
    void reply_later(RequestId request, LookUp look_up) override;
    void hash_password(JobId job, std::string password) override;
    void check_password(JobId job, std::string password, std::string hash) override;
    void met(Trouble trouble, std::string_view where) override;

    // Handler
    void opened(ConnectionId connection, const Visitor& visitor, Now now) override;
    void received(ConnectionId connection, std::string_view text, Now now) override;
    void closed(ConnectionId connection, Now now) override;
    void measured_lag(ConnectionId connection, RoundTrip round_trip, Now now) override;
    void requested(RequestId id, ApiRequest request, Now now) override;
    void wants_rest(RequestId id, LookUp rest) override { reply_later(id, std::move(rest)); }
    Response page(const Request& request, const Address& client) override;
    void turned_away(const Address& peer) override { met(Trouble::connections, address_key(peer)); }

    // Not from within the call that asked for it; any thread may call this.
    void reply_soon(RequestId request, ApiReply reply);
    // To the disk. How many batches.
    std::size_t send_gathered();
    void written(WriteId id, const store::Failure& failure, std::chrono::steady_clock::time_point begun);
    // Whether the disk takes what it is given, by the last that it was given.
    void note_disk(const store::Failure& failure);
    // Nobody may be left who makes the disk show that it works again.
    void try_disk_later();
    Response health() const;
    void bot_acts(const bots::Order& order);
    void wait_for_signal();
    void renew_certificate();
    void begin_stopping();
    // Ends the loop when nothing is left to do.
    void stop_if_done();
    std::string metrics() const;

    Log& log_;
    TlsFiles tls_files_;
    std::vector<Network> operators_;
    std::string version_;
    boost::asio::io_context io_{1};
    boost::asio::signal_set signals_{io_};
    boost::asio::steady_timer alarm_{io_};
    boost::asio::steady_timer patience_{io_};
    boost::asio::steady_timer disk_trial_{io_};
    ReadTrouble read_trouble_{io_, log_, passwords_};
    WatchedStore store_;
    std::optional<Instant> alarm_at_{};
    SodiumChance chance_{};
    NoBots no_bots_{};
    std::unique_ptr<BotHall> bots_;  // null: there are none
    Site site_;
    Counters counters_{};
    Repeated troubles_{};
    bool stopping_ = false;
    bool says_farewell_ = false;  // to the clients, who have a moment to hear it
    bool disk_failed_ = false;
    std::optional<store::StoreProblem> disk_trouble_{};  // since a commit failed, until one works
    Sockets sockets_;
    Service service_;
    std::vector<store::GroupCommitWriter::Task> gathered_{};  // what is to go to the disk together
    Pace pace_;
    store::GroupCommitWriter writer_;  // these three have threads that call back
    PasswordWorkers passwords_;
    LookUps lookups_;
};

}  // namespace doorgeef::server::net
