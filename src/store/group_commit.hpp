// One thread that writes. While it waits for the disk the next batches gather, and go into one commit
// together: the slower the disk, the more they share a wait. Where the disk is quick, whoever has gathered a
// commit's worth himself can have it written without the other thread.
#pragma once

#include "store/store.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace doorgeef::store {

class GroupCommitWriter {
public:
    using Callback = std::function<void(Failure)>;
    // Sees to it that the function is called, once and on a thread of its choice, in the order in which it
    // got them. It is called on the writer's thread and should come back at once.
    using Executor = std::function<void(std::function<void()>)>;

    using Clock = std::function<std::chrono::steady_clock::time_point()>;

    struct Limits {
        std::size_t waiting = 16'384;    // batches that wait for their commit
        std::size_t per_commit = 1'024;  // batches that share one
        // What a commit may usually take for write_at_once(): not much more than two threads that wake each
        // other cost.
        std::chrono::steady_clock::duration quick = std::chrono::milliseconds{2};
    };

    struct Task {
        Batch batch{};
        Callback callback{};
    };

    struct Figures {
        std::uint64_t commits = 0;
        std::uint64_t batches = 0;
        std::size_t largest_commit = 0;
        std::size_t waiting = 0;
    };

    // Requires: the store outlives the writer.
    GroupCommitWriter(Store& store, Executor executor, Limits limits,
                      Clock clock = std::chrono::steady_clock::now);
    GroupCommitWriter(Store& store, Executor executor);
    // Stops.
    ~GroupCommitWriter();
    GroupCommitWriter(const GroupCommitWriter&) = delete;
    GroupCommitWriter& operator=(const GroupCommitWriter&) = delete;
    GroupCommitWriter(GroupCommitWriter&&) = delete;
    GroupCommitWriter& operator=(GroupCommitWriter&&) = delete;

    // From any thread; does not block. Nothing: the batch is taken, and the callback will be called once,
    // after those of all batches taken before. queue_full, stopped: it is not, and the callback will not.
    //
    // A failed batch does not take those behind it along. Who must not have a later one written takes over
    // the match with a higher fence: what was submitted under the old one is then fenced_off.
    Failure submit(Batch batch, Callback callback);
    // The same for several, which share a commit if there is room for them in one. All are taken, or none.
    Failure submit(std::vector<Task> tasks);

    // Blocks while they are written, and calls the callbacks itself, on this thread. False, and nothing has
    // happened, if that might take long or out of turn: commits were slow of late, something that was
    // submitted has not been answered, or these are too many for one commit.
    bool write_at_once(std::vector<Task>& tasks);

    // Takes no more, writes what waits, and comes back when the executor has got the last callback. Not to be
    // called on the writer's thread.
    void stop();

    Figures figures() const;

private:
    struct Group {
        std::vector<Batch> batches{};
        std::vector<Callback> callbacks{};

        void take(Task task);
        void answer(const std::vector<Failure>& failures) const;
    };

    void work();
    // Waits for work. Nothing: it is time to go.
    Group next_group();
    std::vector<Failure> commit(const Group& group);
    bool may_write_at_once(std::size_t batches) const;

    Store& store_;
    Executor executor_;
    Limits limits_;
    Clock clock_;

    mutable std::mutex mutex_{};
    std::condition_variable work_to_do_{};
    std::deque<Task> waiting_{};
    bool stopping_ = false;
    std::optional<std::chrono::steady_clock::duration> usual_{};  // time of a commit, mostly of the last few
    // Of what was submitted; the executor may outlive the writer.
    std::shared_ptr<std::atomic<std::size_t>> unanswered_ = std::make_shared<std::atomic<std::size_t>>();
    Figures figures_{};

    std::once_flag joined_{};
    std::thread thread_{};  // last: it uses all the others
};

}  // namespace doorgeef::store
