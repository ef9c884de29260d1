// Our engine on a thread of its own, for those who must listen while it thinks.
#pragma once

#include "doorgeef/engines/budget.hpp"
#include "engine/levels.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace doorgeef::app {

class Thinker {
public:
    struct Task {
        engine::Situation situation{};
        const engine::Level* level = engine::level_named("full");
        std::uint64_t seed = 0;  // for what the level misses
        bool can_move = true;
        bool advise = false;  // also say what to tell the teammate
        std::optional<std::uint64_t> nodes{};
        std::optional<int> depth{};
        std::optional<int> mate{};  // look for a mate in so many moves first
        std::vector<rules::Move> among{};
        // None: until a limit above is reached, or it is stopped.
        std::optional<Budget> budget{};
        // Keeps its answer until it is stopped, or hit() sets it a budget.
        bool held = false;
        // Then it answers all the same.
        std::optional<std::chrono::microseconds> held_at_most{};
        // A mate is answered at once, held or not.
        bool mate_releases = false;
    };
    // Both are called on the thinking thread. What is done is always what was told last.
    using Listener = std::function<void(const engine::Thought&, std::chrono::microseconds)>;
    using Done = std::function<void(const engine::Thought&)>;

    Thinker();
    // Gives up what it is thinking about.
    ~Thinker() { abandon(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    Thinker(Thinker&&) = delete;
    Thinker& operator=(Thinker&&) = delete;

    // Requires: it is not thinking, or was stopped.
    void start(Task task, Listener listener, Done done);
    // What was held counts from now on, within this budget (UCI: ponderhit).
    void hit(const Budget& budget);
    // Answers at once, and comes back when it has. Must not be called while holding what the answer needs.
    void stop();
    // Comes back when it has answered. Requires: something ends what it thinks about.
    void await();
    // Ends without an answer.
    void abandon();

    // ---- while it does not think
    void forget() { engine_.forget(); }
    // False where there is not so much memory: then it keeps what it has.
    bool set_hash(std::size_t hash_mib);

private:
    using Moment = std::chrono::steady_clock::time_point;

    void think(const Task& task, const Listener& listener, const Done& done);
    engine::Limits limits_of(const Task& task) const;
    engine::Thought find(const Task& task, const engine::Situation& situation,
                         const engine::Listener& listener);
    void set_budget(const Budget& budget);
    void await_release(const Task& task, Moment began);
    bool time_is_up(const std::atomic<Moment>& limit) const;

    engine::Engine engine_{};
    std::thread thread_{};
    std::atomic<bool> stopped_ = false;
    std::atomic<bool> abandoned_ = false;
    std::atomic<Moment> at_best_{Moment::max()};
    std::atomic<Moment> at_most_{Moment::max()};
    std::mutex mutex_{};
    std::condition_variable released_{};
    bool held_ = false;
};

}  // namespace doorgeef::app
