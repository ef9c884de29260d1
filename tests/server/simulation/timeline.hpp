// Virtual time: what is to happen, in its order. Nobody waits for anything.
#pragma once

#include "server/now.hpp"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace doorgeef::server::simulation {

class Timeline {
public:
    Now now() const { return {now_, 1'700'000'000'000 + now_}; }

    void after(Instant ms, std::function<void()> what) {
        events_.push_back({now_ + ms, ++last_, std::move(what)});
        std::ranges::push_heap(events_, later);
    }

    // False when nothing is left to happen before that.
    bool step(Instant until) {
        if (events_.empty() || events_.front().at > until) return false;
        std::ranges::pop_heap(events_, later);
        const Event event = std::move(events_.back());
        events_.pop_back();
        now_ = event.at;
        event.what();
        return true;
    }

private:
    struct Event {
        Instant at = 0;
        std::uint64_t number = 0;
        std::function<void()> what{};
    };
    static bool later(const Event& one, const Event& other) {
        return std::pair{one.at, one.number} > std::pair{other.at, other.number};
    }

    std::vector<Event> events_{};  // a heap, the earliest in front
    Instant now_ = 1000;
    std::uint64_t last_ = 0;
};

}  // namespace doorgeef::server::simulation
