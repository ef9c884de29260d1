#include "doorgeef/perft/perft_runner.hpp"

#include "rules/legal_moves.hpp"

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>

namespace doorgeef::app {

namespace {

// The boards after the first moves: a share of the work.
struct Task {
    std::size_t root = 0;  // which first move it stems from
    rules::Position position;
    rules::Position other;
};

// Fewer first moves than this are too coarse to share out fairly, so the second ply is dealt out too.
constexpr std::size_t kFewTasks = 256;

Task play(Task task, rules::Move move, const rules::Ruleset& ruleset) {
    task.position.play_unchecked(move, ruleset, &task.other);
    return task;
}

std::vector<Task> play_each(const std::vector<Task>& tasks, const rules::Ruleset& ruleset) {
    std::vector<Task> next;
    for (const Task& task : tasks)
        for (const rules::Move move : rules::legal_moves(task.position, ruleset, &task.other))
            next.push_back(play(task, move, ruleset));
    return next;
}

// As many as wanted, or as the system grants.
std::vector<std::jthread> start_threads(unsigned wanted, const std::function<void()>& work) {
    std::vector<std::jthread> threads;
    try {
        while (threads.size() < wanted) threads.emplace_back(work);
    } catch (const std::system_error&) {
        return threads;
    }
    return threads;
}

// Runs `work` here and in other threads, and waits for all of them.
void run_in_threads(unsigned threads, const std::function<void()>& work) {
    const auto others = start_threads(threads - 1, work);
    work();
}

}  // namespace

std::vector<RootCount> run_divided_perft(const PerftJob& job) {
    std::vector<RootCount> roots;
    std::vector<Task> tasks;
    for (const rules::Move move : rules::legal_moves(job.position, job.ruleset, &job.other)) {
        tasks.push_back(play({roots.size(), job.position, job.other}, move, job.ruleset));
        roots.push_back({move, 0});
    }
    int depth = job.depth - 1;
    if (job.threads > 1 && depth > 1 && tasks.size() < kFewTasks) {
        tasks = play_each(tasks, job.ruleset);
        --depth;
    }

    std::atomic<std::size_t> next_task = 0;
    std::mutex roots_mutex;
    run_in_threads(job.threads, [&] {
        std::vector<std::uint64_t> counts(roots.size());
        for (std::size_t i = next_task++; i < tasks.size(); i = next_task++)
            counts[tasks[i].root] +=
                rules::perft(tasks[i].position, tasks[i].other, job.ruleset, depth, job.leaves);
        const std::scoped_lock lock{roots_mutex};
        for (std::size_t i = 0; i < counts.size(); ++i) roots[i].nodes += counts[i];
    });
    return roots;
}

std::uint64_t run_perft(const PerftJob& job) {
    if (job.threads <= 1 || job.depth <= 1)
        return rules::perft(job.position, job.other, job.ruleset, job.depth, job.leaves);
    std::uint64_t nodes = 0;
    for (const RootCount& root : run_divided_perft(job)) nodes += root.nodes;
    return nodes;
}

}  // namespace doorgeef::app
