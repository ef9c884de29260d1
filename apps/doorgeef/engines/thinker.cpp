#include "doorgeef/engines/thinker.hpp"

#include "engine/mate_search.hpp"

#include <algorithm>
#include <new>

namespace doorgeef::app {

using std::chrono::steady_clock;

namespace {

constexpr int kDepthWithoutMate = 6;

}  // namespace

Thinker::Thinker() = default;

void Thinker::start(Task task, Listener listener, Done done) {
    await();
    stopped_ = false;
    abandoned_ = false;
    held_ = task.held;
    at_best_ = Moment::max();
    at_most_ = Moment::max();
    if (task.budget) set_budget(*task.budget);
    thread_ = std::thread{[this, task = std::move(task), listener = std::move(listener),
                           done = std::move(done)] { think(task, listener, done); }};
}

void Thinker::set_budget(const Budget& budget) {
    const Moment now = steady_clock::now();
    at_best_ = now + budget.at_best;
    at_most_ = now + budget.at_most;
}

bool Thinker::time_is_up(const std::atomic<Moment>& limit) const {
    return stopped_ || steady_clock::now() >= limit.load();
}

engine::Limits Thinker::limits_of(const Task& task) const {
    return {
        .nodes = task.nodes,
        .depth = task.depth,
        .stop = [this] { return time_is_up(at_most_); },
        .enough = [this] { return time_is_up(at_best_); },
        .among = task.among,
        .advise = task.advise,
    };
}

// Where no mate is found there is still a move to answer with.
engine::Thought Thinker::find(const Task& task, const engine::Situation& situation,
                              const engine::Listener& listener) {
    engine::Limits limits = limits_of(task);
    if (task.mate && task.can_move) {
        const engine::MateAnswer answer = engine::find_mate(situation, *task.mate, limits);
        if (answer.mate) {
            listener(*answer.mate);
            return *answer.mate;
        }
        limits.depth = std::min(limits.depth.value_or(kDepthWithoutMate), kDepthWithoutMate);
        if (limits.nodes) *limits.nodes -= std::min(*limits.nodes, answer.nodes);
    }
    if (task.can_move) limits = engine::limits_for(*task.level, situation, limits, task.seed);
    return engine_.think(situation, limits, listener);
}

void Thinker::think(const Task& task, const Listener& listener, const Done& done) {
    const Moment began = steady_clock::now();
    engine::Situation situation = task.situation;
    situation.sees_both = situation.sees_both && task.level->sees_both;
    engine::Thought told;
    const auto tell = [&](const engine::Thought& thought) {
        told = thought;
        if (abandoned_) return;
        listener(thought, std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - began));
    };
    const auto thought = find(task, situation, tell);
    // An unfinished depth counts its nodes too and can have changed its mind, and there can be none that was
    // finished.
    if (thought.nodes != told.nodes || thought.line != told.line || thought.score != told.score)
        tell(thought);
    if (!task.mate_releases || thought.score < engine::kMateFound) await_release(task, began);
    if (!abandoned_) done(thought);
}

void Thinker::await_release(const Task& task, Moment began) {
    std::unique_lock lock{mutex_};
    const auto released = [this] { return !held_ || stopped_; };
    if (task.held_at_most)
        released_.wait_until(lock, began + *task.held_at_most, released);
    else
        released_.wait(lock, released);
}

void Thinker::hit(const Budget& budget) {
    set_budget(budget);
    {
        const std::scoped_lock lock{mutex_};
        held_ = false;
    }
    released_.notify_all();
}

void Thinker::stop() {
    {
        const std::scoped_lock lock{mutex_};
        stopped_ = true;
    }
    released_.notify_all();
    await();
}

void Thinker::await() {
    if (thread_.joinable()) thread_.join();
}

bool Thinker::set_hash(std::size_t hash_mib) {
    try {
        engine_ = engine::Engine{hash_mib};
        return true;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

void Thinker::abandon() {
    abandoned_ = true;
    stop();
}

}  // namespace doorgeef::app
