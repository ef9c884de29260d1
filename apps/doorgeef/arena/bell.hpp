// Wakes a thread that waits for something to read, or for nothing at all.
#pragma once

#include "doorgeef/arena/descriptor.hpp"

#include <chrono>

namespace doorgeef::app {

using Instant = std::chrono::steady_clock::time_point;

class Bell {
public:
    Bell();

    // From any thread.
    void ring() const;
    // From the one that waits: as if it had not rung. False if it had not.
    bool silence() const;

    // Waits until it rings, which silences it, or until that instant.
    void await(Instant until) const;

    int descriptor() const { return event_.number(); }

private:
    Descriptor event_;
};

// What is left until then, for poll(): rounded up, never negative, at most a minute.
int poll_ms(Instant until);

}  // namespace doorgeef::app
