#include "store/group_commit.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace doorgeef::store {

GroupCommitWriter::GroupCommitWriter(Store& store, Executor executor, Limits limits, Clock clock)
    : store_(store), executor_(std::move(executor)), limits_(limits), clock_(std::move(clock)),
      thread_([this] { work(); }) {}

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
        *unanswered_ += tasks.size();
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
        std::vector<Failure> failures = commit(group);
        // The batches go along, because memory is given back cheaper on the thread that took it.
        executor_([group = std::move(group), failures = std::move(failures), unanswered = unanswered_] {
            group.answer(failures);
            *unanswered -= failures.size();
        });
    }
}

GroupCommitWriter::Group GroupCommitWriter::next_group() {
    std::unique_lock lock{mutex_};
    work_to_do_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
    Group group;
    for (; !waiting_.empty() && group.batches.size() < limits_.per_commit; waiting_.pop_front())
        group.take(std::move(waiting_.front()));
    return group;
}

bool GroupCommitWriter::write_at_once(std::vector<Task>& tasks) {
    if (!may_write_at_once(tasks.size())) return false;
    Group group;
    for (Task& task : tasks) group.take(std::move(task));
    tasks.clear();
    group.answer(commit(group));
    return true;
}

bool GroupCommitWriter::may_write_at_once(std::size_t batches) const {
    const std::scoped_lock lock{mutex_};
    return !stopping_ && *unanswered_ == 0 && batches <= limits_.per_commit && usual_ &&
           *usual_ <= limits_.quick;
}

std::vector<Failure> GroupCommitWriter::commit(const Group& group) {
    const auto begun = clock_();
    std::vector<Failure> failures = store_.commit(group.batches);
    const auto took = clock_() - begun;
    const std::scoped_lock lock{mutex_};
    usual_ = usual_ ? (*usual_ * 3 + took) / 4 : took;
    ++figures_.commits;
    figures_.batches += group.batches.size();
    figures_.largest_commit = std::max(figures_.largest_commit, group.batches.size());
    return failures;
}

void GroupCommitWriter::Group::take(Task task) {
    batches.push_back(std::move(task.batch));
    callbacks.push_back(std::move(task.callback));
}

void GroupCommitWriter::Group::answer(const std::vector<Failure>& failures) const {
    for (std::size_t i = 0; i < failures.size(); ++i) callbacks[i](failures[i]);
}

}  // namespace doorgeef::store
