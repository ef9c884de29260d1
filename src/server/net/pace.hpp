// When what was decided goes to the disk. After a quiet time at once; under load what comes within a few
// milliseconds goes together, and until then there is nothing to do: the thread rests, and neither it nor its
// caches are stirred by every single message.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace doorgeef::server::net {

class Pace {
public:
    using Clock = std::chrono::steady_clock;

    explicit Pace(Clock::duration spacing) : spacing_(spacing) {}

    bool is_time() const { return Clock::now() >= next_; }
    // Something has been sent to the disk now.
    void sent() { next_ = Clock::now() + spacing_; }

    // Until it is time, or until somebody rings or has rung since the last rest.
    void rest();
    // From any thread.
    void ring();

private:
    Clock::duration spacing_;
    Clock::time_point next_{};
    std::mutex mutex_{};
    std::condition_variable bell_{};
    bool rung_ = false;
};

}  // namespace doorgeef::server::net
