#include "doorgeef/arena/bell.hpp"

#include <algorithm>
#include <cstdint>

#include <poll.h>
#include <sys/eventfd.h>

namespace doorgeef::app {

int poll_ms(Instant until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    return static_cast<int>(std::clamp<std::chrono::milliseconds::rep>(left.count(), 0, 60'000));
}

Bell::Bell() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

void Bell::ring() const {
    const std::uint64_t one = 1;
    // It can only fail where it has rung more often than it can count, and then it rings.
    [[maybe_unused]] const ssize_t written = write(event_.number(), &one, sizeof one);
}

bool Bell::silence() const {
    std::uint64_t rung = 0;
    return read(event_.number(), &rung, sizeof rung) == sizeof rung;
}

void Bell::await(Instant until) const {
    pollfd bell{event_.number(), POLLIN, 0};
    poll(&bell, 1, poll_ms(until));
    silence();
}

}  // namespace doorgeef::app
