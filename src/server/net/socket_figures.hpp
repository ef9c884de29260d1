// What the sockets have seen, for /metrics.
#pragma once

#include <cstddef>
#include <cstdint>

namespace doorgeef::server::net {

struct SocketFigures {
    std::size_t connections = 0;  // at present, HTTP and WebSockets
    std::size_t websockets = 0;   // at present
    std::uint64_t accepted = 0;
    std::uint64_t turned_away = 0;  // there were too many
    std::uint64_t requests = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t sent_together = 0;  // to so many connections without a call of the kernel for each
    std::uint64_t bytes_in = 0;
    std::uint64_t bytes_out = 0;
    std::uint64_t too_slow = 0;  // closed because they did not read
    std::uint64_t broken = 0;    // closed because they broke the rules of WebSockets
    std::uint64_t silent = 0;    // closed because they did not answer
};

}  // namespace doorgeef::server::net
