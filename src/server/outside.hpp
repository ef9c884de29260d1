// What the Service asks of the world. Nothing here waits or answers: what has an outcome is told to the
// Service later, by the function that is named, and never from within the call.
#pragma once

#include "server/api/api_reply.hpp"
#include "server/ids.hpp"
#include "server/now.hpp"
#include "store/write.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace doorgeef::server {

// One message of JSON. Many connections may be sent the same one.
using Text = std::shared_ptr<const std::string>;

// Of a WebSocket; docs/protocol.md lists them.
enum class CloseCode : std::uint16_t {
    server_stops = 1001,
    misbehaved = 1008,      // too many bad messages, or too fast for too long
    storage_failed = 1011,  // who it is cannot be read now
    too_many = 1013,        // too many connections from this address
    session_ended = 4001,
};

// What an operator may have to do something about.
enum class Trouble : std::uint8_t {
    connections,       // more than one address may have
    messages,          // faster than one connection, or one address, may send
    passwords,         // tried faster than one address, or for one name, may
    accounts,          // made faster than one address may
    guests,            // likewise
    unreadable_match,  // a finished one
    unrated_match,     // it ended while the ratings could not be read
};
std::string_view code(Trouble trouble);

class Outside {
public:
    virtual ~Outside() = default;

    // In the order of the calls. A connection that does not read what it is sent is closed by the outside,
    // which then tells closed(). Nothing happens if the connection is no longer there.
    virtual void send(ConnectionId connection, Text text) = 0;
    // After what was sent before. closed() follows, as for every connection that was opened.
    virtual void close(ConnectionId connection, CloseCode code) = 0;

    // Batches are carried out in the order of the calls. written() follows for each, in that order.
    virtual void write(WriteId id, store::Batch batch) = 0;

    // woke() follows at this instant, or as soon as possible after it. A later call takes the place of an
    // earlier one. Waking too early, or without having been asked, does no harm.
    virtual void wake_at(Instant instant) = 0;

    // The answer to requested().
    virtual void reply(RequestId request, ApiReply reply) = 0;
    // The same, but made elsewhere, because it takes long. If too much waits already: busy_reply().
    virtual void reply_later(RequestId request, LookUp look_up) = 0;

    // Done elsewhere, because it takes long on purpose. password_hashed() follows.
    virtual void hash_password(JobId job, std::string password) = 0;
    // password_checked() follows.
    virtual void check_password(JobId job, std::string password, std::string hash) = 0;

    // For the log: `where` is an address, or the id of a match. It may come very often.
    virtual void met(Trouble /*trouble*/, std::string_view /*where*/) {}
};

}  // namespace doorgeef::server
