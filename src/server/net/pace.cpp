#include "server/net/pace.hpp"

namespace doorgeef::server::net {

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
