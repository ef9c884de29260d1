#include "doorgeef/play/timekeeper.hpp"

#include <algorithm>

#include <poll.h>
#include <unistd.h>

namespace doorgeef::app {

match::Time ProcessTimekeeper::now() const {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now() - began_).count();
}

// A terminal gives out one line at a time, so whenever a whole line has been read no input hides in a buffer.
bool ProcessTimekeeper::await_input(std::optional<match::Time> until) {
    constexpr match::Time longest_ms = 60'000;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (waits_) {
        if (until && now() >= *until) return false;
        const match::Time wait_ms = until ? std::min(*until - now(), longest_ms) : longest_ms;
        if (poll(&input, 1, static_cast<int>(std::max(wait_ms, match::Time{0}))) > 0) return true;
    }
    return true;
}

}  // namespace doorgeef::app
