// The clocks of the machine, read in one place.
#pragma once

#include "server/now.hpp"

#include <chrono>

namespace doorgeef::server::net {

inline Now read_clocks() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    return {
        .instant = duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count(),
        .unix_ms = duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count(),
    };
}

}  // namespace doorgeef::server::net
