// One thread that thinks for the bots, whenever no other thread wants the processor. It shares no lock with
// anybody: a task is laid down, and what came of it is taken back.
#pragma once

#include "bots/task.hpp"
#include "engine/engine.hpp"
#include "server/net/bots/bell.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <thread>

namespace doorgeef::server::net {

struct FinishedTask {
    bots::Task task{};
    engine::Thought thought{};
    std::chrono::nanoseconds took{};
};

class BotWorker {
public:
    // `done` is rung when a task is finished; it outlives the worker.
    explicit BotWorker(Bell& done);
    // What it thinks about is given up.
    ~BotWorker();
    BotWorker(const BotWorker&) = delete;
    BotWorker& operator=(const BotWorker&) = delete;
    BotWorker(BotWorker&&) = delete;
    BotWorker& operator=(BotWorker&&) = delete;

    bool is_free() const { return state_.load(std::memory_order_acquire) == State::free; }
    // Requires: it is free.
    void give(bots::Task task);
    std::optional<FinishedTask> take();

private:
    enum class State : std::uint8_t { free, busy, finished };

    void run();

    Bell& done_;
    Bell work_{};
    std::atomic<State> state_ = State::free;
    std::atomic<bool> stopping_ = false;
    FinishedTask desk_{};  // the worker's while it is busy, the owner's otherwise
    std::thread thread_;   // last: it uses all the others
};

}  // namespace doorgeef::server::net
