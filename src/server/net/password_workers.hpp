// Threads for what takes long on purpose. Only so much may wait: who tries passwords by the thousand keeps
// himself waiting, not the players.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace doorgeef::server::net {

class PasswordWorkers {
public:
    using Work = std::function<void()>;

    PasswordWorkers(std::size_t threads, std::size_t most_waiting);
    // What has not begun is forgotten.
    ~PasswordWorkers();
    PasswordWorkers(const PasswordWorkers&) = delete;
    PasswordWorkers& operator=(const PasswordWorkers&) = delete;
    PasswordWorkers(PasswordWorkers&&) = delete;
    PasswordWorkers& operator=(PasswordWorkers&&) = delete;

    // False: too much waits already.
    bool submit(Work work);

private:
    void run();

    std::size_t most_waiting_;
    std::mutex mutex_{};
    std::condition_variable work_to_do_{};
    std::deque<Work> waiting_{};
    bool stopping_ = false;
    std::vector<std::thread> threads_{};  // last: they use all the others
};

}  // namespace doorgeef::server::net
