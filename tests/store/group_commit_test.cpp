#include "store/group_commit.hpp"

#include "store/memory/memory_store.hpp"
#include "values.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::store {
namespace {

using Failures = std::vector<Failure>;

// Calls at once, on the writer's thread.
void at_once(const std::function<void()>& call) {
    call();
}

// Holds the writer up in its first commit's callbacks, so that what is submitted meanwhile waits.
class Gate {
public:
    GroupCommitWriter::Callback hold_up() {
        return [this](Failure) {
            reached_.set_value();
            opened_.get_future().wait();
        };
    }
    void wait_until_reached() { reached_.get_future().wait(); }
    void open() { opened_.set_value(); }

private:
    std::promise<void> reached_{};
    std::promise<void> opened_{};
};

class GroupCommit : public testing::Test {
protected:
    // The answers to batches that are submitted while the writer is held up, in the order they come.
    Failures submit_together(GroupCommitWriter& writer, std::vector<Batch> batches) {
        Gate gate;
        Failures answers;
        EXPECT_EQ(writer.submit({create_match("gate")}, gate.hold_up()), kDone);
        gate.wait_until_reached();
        for (Batch& batch : batches)
            EXPECT_EQ(writer.submit(std::move(batch), [&](Failure answer) { answers.push_back(answer); }),
                      kDone);
        gate.open();
        writer.stop();
        return answers;
    }

    MemoryStore store_{};
};

TEST_F(GroupCommit, answers_every_batch_in_order_with_its_own_answer) {
    GroupCommitWriter writer{store_, at_once};
    EXPECT_EQ(submit_together(writer, {{create_match("m")},
                                       {append("m", 1, {"a"})},
                                       {append("m", 1, {"again"})},
                                       {append("m", 2, {"b"})},
                                       {create_match("m")}}),
              (Failures{kDone, kDone, StoreProblem::wrong_sequence, kDone, StoreProblem::duplicate}));
    EXPECT_EQ(store_.match({"m"})->head, 2);
}

TEST_F(GroupCommit, takes_all_that_waits_into_one_commit) {
    GroupCommitWriter writer{store_, at_once};
    submit_together(writer, std::vector<Batch>(10, Batch{}));
    EXPECT_EQ(writer.figures().commits, 2U);
    EXPECT_EQ(writer.figures().batches, 11U);
    EXPECT_EQ(writer.figures().largest_commit, 10U);
    EXPECT_EQ(writer.figures().waiting, 0U);
}

TEST_F(GroupCommit, takes_no_more_than_its_limit_into_one_commit) {
    GroupCommitWriter writer{store_, at_once, {.waiting = 100, .per_commit = 4}};
    EXPECT_EQ(submit_together(writer, std::vector<Batch>(10, Batch{})).size(), 10U);
    EXPECT_EQ(writer.figures().commits, 4U);
    EXPECT_EQ(writer.figures().largest_commit, 4U);
}

TEST_F(GroupCommit, takes_several_together_or_none_of_them) {
    GroupCommitWriter writer{store_, at_once, {.waiting = 3}};
    Failures answers;
    const auto tasks = [&](std::size_t count) {
        const GroupCommitWriter::Task task{{}, [&](Failure answer) { answers.push_back(answer); }};
        return std::vector<GroupCommitWriter::Task>(count, task);
    };
    EXPECT_EQ(writer.submit(tasks(4)), StoreProblem::queue_full);
    EXPECT_EQ(writer.submit(tasks(3)), kDone);
    writer.stop();
    EXPECT_EQ(answers, Failures(3, kDone));
    EXPECT_EQ(writer.figures().commits, 1U);
    EXPECT_EQ(writer.figures().largest_commit, 3U);
}

TEST_F(GroupCommit, refuses_at_once_when_the_queue_is_full) {
    GroupCommitWriter writer{store_, at_once, {.waiting = 2, .per_commit = 100}};
    Gate gate;
    Failures answers;
    const auto keep = [&](Failure answer) { answers.push_back(answer); };
    ASSERT_EQ(writer.submit({}, gate.hold_up()), kDone);
    gate.wait_until_reached();
    EXPECT_EQ(writer.submit({create_match("a")}, keep), kDone);
    EXPECT_EQ(writer.submit({create_match("b")}, keep), kDone);
    EXPECT_EQ(writer.figures().waiting, 2U);
    EXPECT_EQ(writer.submit({create_match("c")}, keep), StoreProblem::queue_full);
    gate.open();
    writer.stop();
    EXPECT_EQ(answers, Failures(2, kDone));
    EXPECT_EQ(problem(store_.match({"c"})), StoreProblem::not_found);
}

TEST_F(GroupCommit, writes_what_waits_before_it_stops_and_takes_no_more) {
    GroupCommitWriter writer{store_, at_once};
    EXPECT_EQ(submit_together(writer, std::vector<Batch>(100, Batch{})), Failures(100, kDone));
    EXPECT_EQ(writer.submit({create_match("late")}, [](Failure) { FAIL(); }), StoreProblem::stopped);
    writer.stop();
    EXPECT_EQ(problem(store_.match({"late"})), StoreProblem::not_found);
}

TEST_F(GroupCommit, tells_everybody_when_the_disk_fails) {
    store_.inject({1, StoreProblem::disk_full});
    GroupCommitWriter writer{store_, at_once};
    EXPECT_EQ(submit_together(writer, std::vector<Batch>(3, Batch{create_match("m")})),
              Failures(3, StoreProblem::disk_full));
    EXPECT_EQ(problem(store_.match({"m"})), StoreProblem::not_found);
}

TEST_F(GroupCommit, a_higher_fence_keeps_out_what_waits_behind_a_failure) {
    ASSERT_EQ(commit_one(store_, {create_match("m")}), kDone);
    GroupCommitWriter writer{store_, at_once};
    EXPECT_EQ(submit_together(writer, {{write::TakeOver{{"m"}, 2}},
                                       {write::RequireFence{{"m"}, 1},
                                        write::PutDocument{{"premove", "m", std::nullopt, "e2e4"}}},
                                       {write::AppendEvents{{"m"}, 2, 1, {"a"}}}}),
              (Failures{kDone, StoreProblem::fenced_off, kDone}));
}

TEST_F(GroupCommit, answers_through_the_executor) {
    std::vector<std::function<void()>> calls;
    int answered = 0;
    {
        GroupCommitWriter writer{store_,
                                 [&](std::function<void()> call) { calls.push_back(std::move(call)); }};
        ASSERT_EQ(writer.submit({}, [&](Failure) { ++answered; }), kDone);
    }
    EXPECT_EQ(answered, 0);
    ASSERT_EQ(calls.size(), 1U);
    calls.front()();
    EXPECT_EQ(answered, 1);
}

TEST_F(GroupCommit, many_threads_each_get_their_answers_in_order) {
    constexpr int kThreads = 8;
    constexpr int kBatches = 300;
    GroupCommitWriter writer{store_, at_once};
    std::vector<std::vector<Sequence>> answered(kThreads);
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i)
        threads.emplace_back([&, i] {
            const std::string match = std::to_string(i);
            EXPECT_EQ(writer.submit({create_match(match)}, [](Failure) {}), kDone);
            for (Sequence number = 1; number <= kBatches; ++number) {
                const auto keep = [&answers = answered[static_cast<std::size_t>(i)],
                                   number](Failure failure) {
                    if (!failure) answers.push_back(number);
                };
                EXPECT_EQ(writer.submit({append(match, number, {std::to_string(number)})}, keep), kDone);
            }
        });
    for (std::thread& thread : threads) thread.join();
    writer.stop();
    for (int i = 0; i < kThreads; ++i) {
        const auto& answers = answered[static_cast<std::size_t>(i)];
        EXPECT_EQ(answers.size(), static_cast<std::size_t>(kBatches));
        EXPECT_TRUE(std::ranges::is_sorted(answers));
        EXPECT_EQ(store_.match({std::to_string(i)})->head, kBatches);
    }
}

// What one thread has gathered, written by itself.
class WriteAtOnce : public GroupCommit {
protected:
    using Tasks = std::vector<GroupCommitWriter::Task>;
    static constexpr std::chrono::hours kAnyDiskIsQuick{1};

    GroupCommitWriter::Task task(Batch batch) {
        return {std::move(batch), [this](Failure answer) {
                    answers_.push_back(answer);
                    answered_on_ = std::this_thread::get_id();
                }};
    }
    // Whether it comes true in time: what was answered is counted a moment later.
    bool becomes_possible(GroupCommitWriter& writer) {
        for (int i = 0; i < 10'000; ++i) {
            Tasks tasks(1, {{}, [](Failure) {}});
            if (writer.write_at_once(tasks)) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        return false;
    }

    // By which every commit takes so long.
    GroupCommitWriter::Clock clock() {
        return [this] { return now_ += commit_takes_.load(); };
    }

    Failures answers_{};
    std::chrono::steady_clock::time_point now_{};
    std::atomic<std::chrono::milliseconds> commit_takes_{};
    std::thread::id answered_on_{};
};

TEST_F(WriteAtOnce, is_not_done_before_it_is_known_how_quick_the_store_is) {
    GroupCommitWriter writer{store_, at_once, {.quick = kAnyDiskIsQuick}};
    Tasks tasks{task({create_match("m")})};
    EXPECT_FALSE(writer.write_at_once(tasks));
    EXPECT_EQ(tasks.size(), 1U);
    EXPECT_EQ(answers_, Failures{});
    EXPECT_EQ(writer.submit(std::move(tasks)), kDone);
    EXPECT_TRUE(becomes_possible(writer));
    EXPECT_EQ(answers_, Failures{kDone});
}

TEST_F(WriteAtOnce, gives_each_batch_its_own_answer_on_the_same_thread) {
    GroupCommitWriter writer{store_, at_once, {.quick = kAnyDiskIsQuick}};
    ASSERT_EQ(writer.submit({create_match("m")}, [](Failure) {}), kDone);
    ASSERT_TRUE(becomes_possible(writer));
    const auto before = writer.figures();
    Tasks tasks{task({append("m", 1, {"a"})}), task({append("m", 1, {"again"})}),
                task({append("m", 2, {"b"})})};
    EXPECT_TRUE(writer.write_at_once(tasks));
    EXPECT_EQ(answers_, (Failures{kDone, StoreProblem::wrong_sequence, kDone}));
    EXPECT_EQ(answered_on_, std::this_thread::get_id());
    EXPECT_EQ(store_.match({"m"})->head, 2);
    EXPECT_EQ(writer.figures().commits, before.commits + 1);
    EXPECT_EQ(writer.figures().batches, before.batches + 3);
}

TEST_F(WriteAtOnce, does_not_overtake_what_was_submitted_and_is_not_answered) {
    std::vector<std::function<void()>> calls;
    std::mutex mutex;
    GroupCommitWriter writer{store_,
                             [&](std::function<void()> call) {
                                 const std::scoped_lock lock{mutex};
                                 calls.push_back(std::move(call));
                             },
                             {.quick = kAnyDiskIsQuick}};
    const auto answer_all = [&] {
        const std::scoped_lock lock{mutex};
        for (const auto& call : std::exchange(calls, {})) call();
    };
    ASSERT_EQ(writer.submit({create_match("m")}, [](Failure) {}), kDone);
    while (writer.figures().commits == 0) std::this_thread::yield();
    Tasks tasks{task({append("m", 1, {"a"})})};
    EXPECT_FALSE(writer.write_at_once(tasks)) << "its callback has not been called";
    while (!store_.match({"m"})) std::this_thread::yield();
    for (answer_all(); !writer.write_at_once(tasks); answer_all()) std::this_thread::yield();
    EXPECT_EQ(answers_, Failures{kDone});
}

TEST_F(WriteAtOnce, is_left_to_the_thread_while_the_disk_is_slow) {
    using std::chrono::milliseconds;
    GroupCommitWriter writer{store_, at_once, {.quick = milliseconds{2}}, clock()};
    ASSERT_EQ(writer.submit({create_match("m")}, [](Failure) {}), kDone);
    ASSERT_TRUE(becomes_possible(writer));
    commit_takes_ = milliseconds{20};
    Tasks tasks{task({append("m", 1, {"a"})})};
    ASSERT_TRUE(writer.write_at_once(tasks)) << "nobody can know before";
    commit_takes_ = milliseconds{0};
    Sequence head = 1;
    for (bool possible = false; !possible; ++head) {
        tasks = {task({append("m", head + 1, {"b"})})};
        possible = writer.write_at_once(tasks);
        if (possible) break;
        std::promise<void> answered;
        tasks.push_back({{}, [&](Failure) { answered.set_value(); }});
        ASSERT_EQ(writer.submit(std::move(tasks)), kDone);
        answered.get_future().wait();
    }
    EXPECT_GE(head, 4) << "what was slow once counts for a while";
    EXPECT_EQ(answers_, Failures(static_cast<std::size_t>(head) + 1, kDone));
}

TEST_F(WriteAtOnce, takes_no_more_than_fits_into_a_commit_and_nothing_after_the_end) {
    GroupCommitWriter writer{store_, at_once, {.per_commit = 2, .quick = kAnyDiskIsQuick}};
    ASSERT_EQ(writer.submit({create_match("m")}, [](Failure) {}), kDone);
    ASSERT_TRUE(becomes_possible(writer));
    Tasks three(3, task({}));
    EXPECT_FALSE(writer.write_at_once(three));
    Tasks two(2, task({}));
    EXPECT_TRUE(writer.write_at_once(two));
    writer.stop();
    Tasks one(1, task({}));
    EXPECT_FALSE(writer.write_at_once(one));
    EXPECT_EQ(answers_, Failures(2, kDone));
}

}  // namespace
}  // namespace doorgeef::store
