#include "doorgeef/load/restraint.hpp"

#include <algorithm>

namespace doorgeef::app {

std::chrono::milliseconds Restraint::wait(std::chrono::milliseconds asked, int times) {
    // Twice as much each time, but no longer than it takes the server to be ready for many at once.
    const unsigned most_ms = 200U << static_cast<unsigned>(std::clamp(times, 1, 4) - 1);
    const auto pause = asked + std::chrono::milliseconds{random_() % most_ms};
    until_ = std::max(until_, std::chrono::steady_clock::now() + pause);
    return pause;
}

}  // namespace doorgeef::app
