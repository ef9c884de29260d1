// A thread for questions to the store that take long. Addresses take turns, so that one which asks much keeps
// nobody else from the archive.
#pragma once

#include "server/api/api_reply.hpp"
#include "server/ids.hpp"
#include "server/net/turns.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>

namespace doorgeef::server::net {

struct WaitingLookUp {
    RequestId request{};
    LookUp look_up{};
};

class LookUps {
public:
    using Queue = Turns<WaitingLookUp>;
    // Called on the thread.
    using Tell = std::function<void(RequestId, ApiReply)>;

    // Requires: the store outlives it, and takes calls from any thread.
    LookUps(const store::Store& store, Queue::Limits limits, Tell tell);
    // What has not begun is forgotten.
    ~LookUps();
    LookUps(const LookUps&) = delete;
    LookUps& operator=(const LookUps&) = delete;
    LookUps(LookUps&&) = delete;
    LookUps& operator=(LookUps&&) = delete;

    // What will not be looked up: nothing, this one, or another that makes way for it.
    std::optional<Queue::Refused> submit(std::string_view address, WaitingLookUp what);

private:
    void run();

    const store::Store& store_;
    Tell tell_;
    std::mutex mutex_{};
    std::condition_variable work_to_do_{};
    Queue waiting_;
    bool stopping_ = false;
    std::thread thread_{};  // last: it uses all the others
};

}  // namespace doorgeef::server::net
