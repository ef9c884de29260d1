// When what was decided goes to the disk. After a quiet time at once, and soon where little happens; the more
// there is to do, the longer what comes waits for company, and until then there is nothing to do: the thread
// rests, and neither it nor its caches are stirred by every single message.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace doorgeef::server::net {

class Pace {
public:
    using Clock = std::chrono::steady_clock;

    explicit Pace(Clock::duration longest) : longest_(longest) {}

    bool is_time() const { return Clock::now() >= next_; }
    // So many batches have been sent to the disk now.
    void sent(std::size_t batches);

    // Until it is time, or until somebody rings or has rung since the last rest.
    void rest();
    // From any thread.
    void ring();

private:
    Clock::duration longest_;
    Clock::time_point next_{};
    std::mutex mutex_{};
    std::condition_variable bell_{};
    bool rung_ = false;
};

}  // namespace doorgeef::server::net
