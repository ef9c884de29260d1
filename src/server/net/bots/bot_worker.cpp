#include "server/net/bots/bot_worker.hpp"

#include "bots/thinking.hpp"
#include "server/net/clock.hpp"

#include <chrono>
#include <utility>

#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

namespace doorgeef::server::net {

namespace {

constexpr std::size_t kHashMib = 2;

// The processor is for people first. Where the system allows neither, the number of threads is the bound.
void yield_to_all_others() {
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 19);
    const sched_param nothing{};
    pthread_setschedparam(pthread_self(), SCHED_IDLE, &nothing);
}

}  // namespace

BotWorker::BotWorker(Bell& done) : done_(done), thread_([this] { run(); }) {}

BotWorker::~BotWorker() {
    stopping_ = true;
    if (desk_.task.cancelled) *desk_.task.cancelled = true;
    work_.ring();
    thread_.join();
}

void BotWorker::give(bots::Task task) {
    desk_.task = std::move(task);
    state_.store(State::busy, std::memory_order_release);
    work_.ring();
}

std::optional<FinishedTask> BotWorker::take() {
    if (state_.load(std::memory_order_acquire) != State::finished) return std::nullopt;
    FinishedTask finished = std::exchange(desk_, {});
    state_.store(State::free, std::memory_order_release);
    return finished;
}

void BotWorker::run() {
    yield_to_all_others();
    engine::Engine engine{kHashMib};
    while (true) {
        work_.wait(std::nullopt);
        if (stopping_) return;
        if (state_.load(std::memory_order_acquire) != State::busy) continue;
        const auto begun = std::chrono::steady_clock::now();
        desk_.thought = bots::think(desk_.task, engine, [] { return read_clocks().instant; });
        desk_.took = std::chrono::steady_clock::now() - begun;
        state_.store(State::finished, std::memory_order_release);
        done_.ring();
    }
}

}  // namespace doorgeef::server::net
