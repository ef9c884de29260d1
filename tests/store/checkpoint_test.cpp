// The log is moved into the database beside the commits, and stays short.
#include "store/sqlite/files.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "temp_folder.hpp"
#include "values.hpp"
#include "vfs_shim.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::store {
namespace {

constexpr int kLogPages = 40;
constexpr std::int64_t kFrameBytes = 4'096 + 24;

// Notes how long the log gets; whoever writes to the database itself can be held up, or fail.
class WatchedDisk final : public VfsShim {
public:
    using VfsShim::VfsShim;

    std::optional<int> on_write(const std::string& path, std::int64_t offset,
                                std::string_view bytes) override {
        if (is_log(path)) {
            longest_log_ = std::max(longest_log_.load(), offset + std::ssize(bytes));
            return std::nullopt;
        }
        std::unique_lock lock{mutex_};
        held_ = holds_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !holds_; });
        return std::nullopt;
    }
    std::optional<int> on_sync(const std::string& path) override {
        if (is_log(path) || !fails_) return std::nullopt;
        failed_ = true;
        return SQLITE_IOERR_FSYNC;
    }

    void hold() { set_holds(true); }
    void let_go() { set_holds(false); }
    bool holds_somebody() const {
        const std::scoped_lock lock{mutex_};
        return held_;
    }
    void fail() { fails_ = true; }
    bool has_failed() const { return failed_; }
    std::int64_t longest_log() const { return longest_log_; }

private:
    static bool is_log(const std::string& path) { return path.ends_with("-wal"); }
    void set_holds(bool holds) {
        const std::scoped_lock lock{mutex_};
        holds_ = holds;
        if (!holds) held_ = false;
        changed_.notify_all();
    }

    mutable std::mutex mutex_{};
    std::condition_variable changed_{};
    bool holds_ = false;
    bool held_ = false;
    std::atomic<bool> fails_ = false;
    std::atomic<bool> failed_ = false;
    std::atomic<std::int64_t> longest_log_ = 0;
};

class Checkpoint : public testing::Test {
protected:
    std::unique_ptr<SqliteStore> open() {
        auto opened = SqliteStore::open(file(), {.vfs = disk_.name(), .log_pages = kLogPages});
        EXPECT_TRUE(opened.ok());
        return std::move(opened).value();
    }
    std::filesystem::path file() const { return folder_ / "store.db"; }
    Failure append_next(Store& store) {
        const Failure failure = commit_one(store, {append("m", head_ + 1, {std::string(700, 'x')})});
        if (!failure) ++head_;
        return failure;
    }
    Sequence head() const { return head_; }
    void expect_all_there(const Store& store) const {
        const auto lines = store.events({"m"}, 0, 1'000'000);
        ASSERT_TRUE(lines.ok());
        EXPECT_EQ(std::ssize(*lines), head_);
        const auto damage = sqlite::verify(file());
        ASSERT_TRUE(damage.ok());
        EXPECT_TRUE(damage->empty());
    }

    WatchedDisk disk_{"watched"};

private:
    TempFolder folder_{};
    Sequence head_ = 0;
};

TEST_F(Checkpoint, commits_do_not_wait_while_the_log_is_moved) {
    const auto store = open();
    ASSERT_EQ(commit_one(*store, {create_match("m")}), kDone);
    disk_.hold();
    constexpr int more_than_needed = 1'000;
    for (int i = 0; i < more_than_needed && !disk_.holds_somebody(); ++i) {
        // Beyond this commits would wait after all.
        if (disk_.longest_log() < 2 * kLogPages * kFrameBytes) ASSERT_EQ(append_next(*store), kDone);
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    EXPECT_TRUE(disk_.holds_somebody()) << "somebody moves it";
    for (int i = 0; i < 5; ++i) EXPECT_EQ(append_next(*store), kDone);
    disk_.let_go();
    expect_all_there(*store);
}

TEST_F(Checkpoint, however_fast_commits_come_the_log_does_not_grow_for_ever) {
    auto store = open();
    ASSERT_EQ(commit_one(*store, {create_match("m")}), kDone);
    for (int i = 0; i < 5'000; ++i) ASSERT_EQ(append_next(*store), kDone);
    EXPECT_GT(disk_.longest_log(), kLogPages * kFrameBytes);
    EXPECT_LT(disk_.longest_log(), 5 * kLogPages * kFrameBytes);
    expect_all_there(*store);
    store = nullptr;
    expect_all_there(*open());
}

TEST_F(Checkpoint, after_one_that_failed_no_commit_is_believed_until_the_store_is_reopened) {
    auto store = open();
    ASSERT_EQ(commit_one(*store, {create_match("m")}), kDone);
    disk_.fail();
    Failure failure;
    constexpr int more_than_needed = 10'000;
    for (int i = 0; i < more_than_needed && !failure; ++i) failure = append_next(*store);
    EXPECT_TRUE(disk_.has_failed());
    EXPECT_EQ(failure, StoreProblem::needs_reopen);
    EXPECT_GT(head(), 0);
}

}  // namespace
}  // namespace doorgeef::store
