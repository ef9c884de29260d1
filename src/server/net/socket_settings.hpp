// What an operator can choose about the sockets.
#pragma once

#include "server/net/http/client_address.hpp"
#include "server/net/http/request_reader.hpp"
#include "server/net/websocket/frame_reader.hpp"
#include "server/now.hpp"
#include "server/settings.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace doorgeef::server::net {

// What nobody can exceed, however he behaves.
struct SocketLimits {
    RequestLimits request{};
    MessageLimits message{};
    std::size_t connections = 16'000;
    // HTTP and WebSockets together. A club behind one address can have it raised; our own proxies are not
    // counted.
    std::size_t connections_per_address = 1'500;
    std::size_t unread_bytes = std::size_t{512} * 1024;  // that a connection leaves waiting
    int kernel_send_bytes = 128 * 1024;                  // the same, in the kernel
    Rate control_frames{30, 3};                          // pings and pongs of one connection
    Instant request_ms = 15'000;                         // from the first byte of a request to its last
    Instant idle_ms = 10'000;                            // of HTTP, between requests
    Instant stalled_ms = 30'000;                         // nothing of what waits could be sent
    Instant ping_ms = 20'000;    // a WebSocket that says nothing is asked if it is there
    Instant lag_ms = 40'000;     // how often the way to one that speaks is measured
    Instant silent_ms = 30'000;  // a WebSocket that says nothing, not even a pong
    Instant closing_ms = 5'000;  // how long we wait for the other side to close too
    Instant look_ms = 3'000;     // how often it is looked whether somebody is late by one of these
};

struct SocketSettings {
    SocketLimits limits{};
    std::vector<std::string> origins{};  // "https://example.org": besides our own, whose pages may use us
    std::vector<std::string> hosts{};    // names under which we can be asked; none: all
    std::vector<Network> proxies{};      // whose X-Forwarded-For and X-Forwarded-Proto are believed
};

}  // namespace doorgeef::server::net
