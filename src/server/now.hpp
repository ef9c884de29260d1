// Time comes in as an argument: the server's logic has no clock of its own.
#pragma once

#include "store/records.hpp"

#include <cstdint>

namespace doorgeef::server {

// Milliseconds on a clock that only goes forward, from any beginning.
using Instant = std::int64_t;

constexpr Instant kDayMs = 24LL * 3'600'000;

struct Now {
    Instant instant = 0;        // everything is judged by this one
    store::UnixMs unix_ms = 0;  // for people and the archive; may jump
};

}  // namespace doorgeef::server
