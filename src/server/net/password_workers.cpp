#include "server/net/password_workers.hpp"

#include <utility>

#include <unistd.h>

namespace doorgeef::server::net {

PasswordWorkers::PasswordWorkers(std::size_t threads, std::size_t most_waiting)
    : most_waiting_(most_waiting) {
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

PasswordWorkers::~PasswordWorkers() {
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    work_to_do_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool PasswordWorkers::submit(Work work) {
    {
        const std::scoped_lock lock{mutex_};
        if (waiting_.size() >= most_waiting_) return false;
        waiting_.push_back(std::move(work));
    }
    work_to_do_.notify_one();
    return true;
}

void PasswordWorkers::run() {
    // Of this thread only, on Linux: whoever moves goes before whoever logs in or reads the archive.
    constexpr int behind = 10;
    static_cast<void>(nice(behind));
    while (true) {
        Work work;
        {
            std::unique_lock lock{mutex_};
            work_to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (stopping_) return;
            work = std::move(waiting_.front());
            waiting_.pop_front();
        }
        work();
    }
}

}  // namespace doorgeef::server::net
