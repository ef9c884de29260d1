// Everything the server decides, without sockets, threads, files, clocks or randomness. It is told what has
// happened and answers by what it asks of the Outside. docs/server.md explains how it works, docs/protocol.md
// what it speaks.
//
// For one thread. No input from a client makes it throw or fail; instants never go back from call to call.
#pragma once

#include "match/command.hpp"
#include "server/api/api_request.hpp"
#include "server/bot_players.hpp"
#include "server/chance.hpp"
#include "server/ids.hpp"
#include "server/now.hpp"
#include "server/outside.hpp"
#include "server/round_trip.hpp"
#include "server/settings.hpp"
#include "store/store.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::server {

// Who opened a connection.
struct Visitor {
    std::optional<std::string> session{};  // the hash of the token in the session cookie
    std::string address{};                 // without the port
};

// What was found in the store at the start.
struct Restored {
    std::size_t matches = 0;
    std::size_t tables = 0;
    std::vector<store::MatchId>
        unreadable{};  // live matches whose log cannot have happened; they are left alone
};

struct Figures {
    std::size_t connections = 0;
    std::size_t matches = 0;            // live ones
    std::size_t matches_in_memory = 0;  // and those that somebody looks at, or did lately
    std::size_t tables = 0;
    std::size_t writes_under_way = 0;
};

class Service {
public:
    // Everything outlives the Service. The store is only read, and only what takes microseconds.
    Service(Outside& outside, const store::Store& store, Chance& chance, BotPlayers& bots, Settings settings);
    ~Service();

    // Before anything else. Matches go on from their logs, tables stand as they stood.
    rules::Result<Restored, store::StoreProblem> restore(Now now);

    // Connections. After opened(), closed() comes exactly once; between them come the messages.
    void opened(ConnectionId connection, const Visitor& visitor, Now now);
    // `now` is when its last byte arrived.
    void received(ConnectionId connection, std::string_view text, Now now);
    void closed(ConnectionId connection, Now now);
    // How long a ping of ours took there and back.
    void measured_lag(ConnectionId connection, RoundTrip round_trip, Now now);

    void written(WriteId id, store::Failure failure, Now now);
    void woke(Now now);

    void requested(RequestId id, ApiRequest request, Now now);
    // Nothing: there is too much to do already, and it was not done.
    void password_hashed(JobId job, std::optional<std::string> hash, Now now);
    void password_checked(JobId job, std::optional<bool> fits, Now now);

    // Somebody else than a client has changed an account in the store: its name, its roles.
    void account_changed(const store::AccountId& account);

    // What a bot wants to do. What the match refuses, or does not know, is forgotten.
    void bot_commands(const store::MatchId& match, match::Seat seat, match::command::OfPlayer what, Now now);

    // From now on commands are refused with `shutting-down`. When everything that was begun is on disk, all
    // connections are closed; has_stopped() then.
    void begin_shutdown(Now now);
    bool has_stopped() const;

    Figures figures() const;

private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace doorgeef::server
