// The clocks of the machine, read in one place.
#pragma once

#include "server/now.hpp"

#include <chrono>

namespace doorgeef::server::net {

// What they show, or showed so long ago.
inline Now read_clocks(std::chrono::nanoseconds ago = {}) {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    return {
        .instant =
            duration_cast<milliseconds>((std::chrono::steady_clock::now() - ago).time_since_epoch()).count(),
        .unix_ms =
            duration_cast<milliseconds>((std::chrono::system_clock::now() - ago).time_since_epoch()).count(),
    };
}

}  // namespace doorgeef::server::net
