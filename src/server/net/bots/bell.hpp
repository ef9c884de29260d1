// A bell between threads. Whoever rings holds no lock while doing so, so that a thread of low priority cannot
// keep one of high priority waiting.
#pragma once

#include <cstdint>
#include <optional>

namespace doorgeef::server::net {

class Bell {
public:
    Bell();
    ~Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    Bell(Bell&&) = delete;
    Bell& operator=(Bell&&) = delete;

    void ring() const;
    // Until it has rung since the last time, or so many milliseconds have passed. One thread waits.
    void wait(std::optional<std::int64_t> most_ms);

private:
    int descriptor_;
};

}  // namespace doorgeef::server::net
