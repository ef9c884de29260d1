#include "store/group_commit.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace doorgeef::store {

GroupCommitWriter::GroupCommitWriter(Store& store, Executor executor, Limits limits)
    : store_(store), executor_(std::move(executor)), limits_(limits), thread_([this] { work(); }) {}

GroupCommitWriter::GroupCommitWriter(Store& store, Executor executor)
    : GroupCommitWriter(store, std::move(executor), Limits{}) {}

GroupCommitWriter::~GroupCommitWriter() {
    stop();
}

Failure GroupCommitWriter::submit(Batch batch, Callback callback) {
    std::vector<Task> tasks;
    tasks.push_back({std::move(batch), std::move(callback)});
    return submit(std::move(tasks));
}

Failure GroupCommitWriter::submit(std::vector<Task> tasks) {
    {
        const std::scoped_lock lock{mutex_};
        if (stopping_) return StoreProblem::stopped;
        if (tasks.size() > limits_.waiting - waiting_.size()) return StoreProblem::queue_full;
        std::ranges::move(tasks, std::back_inserter(waiting_));
    }
    work_to_do_.notify_one();
    return std::nullopt;
}

void GroupCommitWriter::stop() {
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    work_to_do_.notify_one();
    std::call_once(joined_, [this] { thread_.join(); });
}

GroupCommitWriter::Figures GroupCommitWriter::figures() const {
    const std::scoped_lock lock{mutex_};
    Figures figures = figures_;
    figures.waiting = waiting_.size();
    return figures;
}

void GroupCommitWriter::work() {
    for (Group group = next_group(); !group.batches.empty(); group = next_group()) {
        std::vector<Failure> failures = store_.commit(group.batches);
        // The batches go along, because memory is given back cheaper on the thread that took it.
        executor_([group = std::move(group), failures = std::move(failures)]() mutable {
            for (std::size_t i = 0; i < failures.size(); ++i) group.callbacks[i](failures[i]);
        });
    }
}

GroupCommitWriter::Group GroupCommitWriter::next_group() {
    std::unique_lock lock{mutex_};
    work_to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    Group group;
    const std::size_t size = std::min(waiting_.size(), limits_.per_commit);
    group.batches.reserve(size);
    group.callbacks.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        group.batches.push_back(std::move(waiting_.front().batch));
        group.callbacks.push_back(std::move(waiting_.front().callback));
        waiting_.pop_front();
    }
    if (size == 0) return group;
    ++figures_.commits;
    figures_.batches += size;
    figures_.largest_commit = std::max(figures_.largest_commit, size);
    return group;
}

}  // namespace doorgeef::store
