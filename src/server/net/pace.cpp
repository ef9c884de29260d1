#include "server/net/pace.hpp"

#include <algorithm>

namespace doorgeef::server::net {

namespace {

// Below so much between two batches, waiting for more of them saves work; above it nobody would come.
constexpr std::chrono::milliseconds kForEach{2};

}  // namespace

void Pace::sent(std::size_t batches) {
    next_ = Clock::now() + std::min<Clock::duration>(longest_, kForEach * batches);
}

void Pace::rest() {
    std::unique_lock lock{mutex_};
    bell_.wait_until(lock, next_, [this] { return rung_; });
    rung_ = false;
}

void Pace::ring() {
    {
        const std::scoped_lock lock{mutex_};
        rung_ = true;
    }
    bell_.notify_one();
}

}  // namespace doorgeef::server::net
