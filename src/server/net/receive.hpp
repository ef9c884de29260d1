// Bytes from a socket, and how long they have been here: when there is much to do they lie there for a while,
// and that is nobody's thinking time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>

namespace doorgeef::server::net {

enum class SocketState : std::uint8_t { done, would_wait, broken };

struct Received {
    SocketState state{};    // broken: the other side has ended it, or it failed
    std::size_t bytes = 0;  // when done
    // How long the last of them has been here, if the kernel was asked to note that.
    std::chrono::nanoseconds waited{};
};

// On a socket that listens: the kernel notes when bytes arrive on those that are accepted.
void note_arrivals(int listening);

// Requires: the socket does not block.
Received receive_from(int descriptor, std::span<char> buffer);

}  // namespace doorgeef::server::net
