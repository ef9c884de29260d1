// How long a ping of ours took until it was answered.
#pragma once

#include "server/now.hpp"

#include <algorithm>
#include <optional>

namespace doorgeef::server {

struct RoundTrip {
    Instant whole_ms = 0;
    // What the network takes, as our kernel knows it: a program can answer late, its machine acknowledges
    // what it gets all the same. Nothing: the way goes through a proxy, of which the kernel knows only the
    // last piece.
    std::optional<Instant> network_ms{};

    // What nobody can have brought about by answering late.
    Instant proved_ms() const { return std::min(whole_ms, network_ms.value_or(whole_ms)); }
};

}  // namespace doorgeef::server
