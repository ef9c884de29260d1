#include "server/net/lookups.hpp"

#include <utility>

#include <unistd.h>

namespace doorgeef::server::net {

LookUps::LookUps(const store::Store& store, Queue::Limits limits, Tell tell)
    : store_(store), tell_(std::move(tell)), waiting_(limits), thread_([this] { run(); }) {}

LookUps::~LookUps() {
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    work_to_do_.notify_all();
    thread_.join();
}

std::optional<LookUps::Queue::Refused> LookUps::submit(std::string_view address, WaitingLookUp what) {
    std::optional<Queue::Refused> refused;
    {
        const std::scoped_lock lock{mutex_};
        refused = waiting_.put(address, std::move(what));
    }
    work_to_do_.notify_one();
    return refused;
}

void LookUps::run() {
    // Of this thread only, on Linux: whoever moves goes before whoever reads the archive.
    constexpr int behind = 10;
    static_cast<void>(nice(behind));
    while (true) {
        std::optional<WaitingLookUp> next;
        {
            std::unique_lock lock{mutex_};
            work_to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
            if (stopping_) return;
            next = waiting_.take();
        }
        if (next) tell_(next->request, next->look_up(store_));
    }
}

}  // namespace doorgeef::server::net
