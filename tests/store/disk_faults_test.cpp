// A SQLite store on a disk that fails, fills up or loses its power.
#include "failing_disk.hpp"
#include "forgetful_disk.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "temp_folder.hpp"
#include "values.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <random>

#include <gtest/gtest.h>

namespace doorgeef::store {
namespace {

using Lines = std::vector<std::string>;
using Failures = std::vector<Failure>;
using Operation = DiskFault::Operation;
using Opened = Read<std::unique_ptr<SqliteStore>>;

// Long enough to fill pages.
std::string line(Sequence number) {
    return std::to_string(number) + std::string(700, 'x');
}

Failure append_line(Store& store, Sequence number) {
    return commit_one(store, {append("m", number, {line(number)})});
}

// How many lines match m has; they are the right ones.
Sequence sound_lines(const Store& store) {
    const auto lines = store.events({"m"}, 0, 1'000'000);
    if (!lines) return -1;
    for (std::size_t i = 0; i < lines->size(); ++i)
        EXPECT_EQ(lines->at(i), line(static_cast<Sequence>(i) + 1));
    return std::ssize(*lines);
}

class DiskFaults : public testing::Test {
protected:
    Opened open() { return SqliteStore::open(file(), {true, disk_.name()}); }
    std::filesystem::path file() const { return folder_ / "store.db"; }

    // A store with match m, its first line written, in a new folder each time.
    std::unique_ptr<SqliteStore> begin() {
        std::filesystem::remove_all(folder_ / "");
        std::filesystem::create_directory(folder_ / "");
        auto opened = open();
        EXPECT_TRUE(opened.ok());
        auto store = std::move(opened).value();
        EXPECT_EQ(commit_one(*store, {create_match("m"), append("m", 1, {line(1)})}), kDone);
        return store;
    }

    void expect_no_damage() const {
        const auto damage = sqlite::verify(file());
        ASSERT_TRUE(damage.ok()) << code(damage.error());
        EXPECT_EQ(*damage, Lines{});
    }

    FailingDisk disk_{"failing"};

private:
    TempFolder folder_{};
};

TEST_F(DiskFaults, a_disk_that_fills_at_whatever_write_fails_all_batches_and_passes) {
    // More than is gathered for one write to the log.
    Lines many;
    for (Sequence sequence = 2; sequence < 5'000; ++sequence) many.push_back(line(sequence));
    int n = 0;
    for (;; ++n) {
        auto store = begin();
        disk_.break_with({Operation::write, n, SQLITE_FULL, true});
        const std::array<Batch, 2> batches{Batch{append("m", 2, many)}, Batch{create_match("n")}};
        const Failures failures = store->commit(batches);
        if (!disk_.has_failed()) break;
        ASSERT_EQ(failures, Failures(2, StoreProblem::disk_full)) << n;
        EXPECT_EQ(append_line(*store, 2), StoreProblem::disk_full);
        EXPECT_EQ(sound_lines(*store), 1);
        EXPECT_EQ(problem(store->match({"n"})), StoreProblem::not_found);
        disk_.heal();
        EXPECT_EQ(append_line(*store, 2), kDone);
        store = nullptr;
        auto again = open();
        ASSERT_TRUE(again.ok()) << n;
        EXPECT_EQ(sound_lines(**again), 2);
        EXPECT_EQ(problem((*again)->match({"n"})), StoreProblem::not_found);
        expect_no_damage();
    }
    EXPECT_GT(n, 3);
}

TEST_F(DiskFaults, after_an_io_error_no_commit_is_believed_until_the_store_is_reopened) {
    for (const auto& [operation, code] :
         {std::pair{Operation::write, SQLITE_IOERR_WRITE}, std::pair{Operation::sync, SQLITE_IOERR_FSYNC}}) {
        int n = 0;
        for (;; ++n) {
            auto store = begin();
            disk_.break_with({operation, n, code});
            const Failure failure = append_line(*store, 2);
            if (!disk_.has_failed()) break;
            EXPECT_EQ(failure, StoreProblem::io_error);
            EXPECT_EQ(append_line(*store, 2), StoreProblem::needs_reopen);
            EXPECT_EQ(sound_lines(*store), 1);
            store = nullptr;
            auto again = open();
            ASSERT_TRUE(again.ok());
            const Sequence lines = sound_lines(**again);
            EXPECT_TRUE(lines == 1 || lines == 2) << lines;
            EXPECT_EQ(append_line(**again, lines + 1), kDone);
            expect_no_damage();
        }
        EXPECT_GT(n, 0);
    }
}

TEST_F(DiskFaults, what_was_acknowledged_survives_whatever_fails_afterwards) {
    constexpr std::array kOperations{Operation::write, Operation::sync, Operation::truncate, Operation::read};
    constexpr std::array kCodes{SQLITE_FULL, SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC, SQLITE_IOERR_READ};
    std::mt19937_64 random{7};
    auto store = begin();
    Sequence written = 1;
    int failures = 0;
    for (int i = 0; i < 3000; ++i) {
        if (random() % 10 == 0)
            disk_.break_with({kOperations[random() % 4], static_cast<int>(random() % 10),
                              kCodes[random() % 4], random() % 2 == 0});
        const Failure failure = append_line(*store, written + 1);
        if (!failure) {
            ++written;
            continue;
        }
        ++failures;
        disk_.heal();
        if (failure == StoreProblem::disk_full) continue;
        store = nullptr;
        auto again = open();
        ASSERT_TRUE(again.ok()) << code(again.error());
        store = std::move(again).value();
        const Sequence found = sound_lines(*store);
        ASSERT_TRUE(found == written || found == written + 1) << found << " of " << written;
        written = found;
    }
    EXPECT_GT(failures, 50);
    EXPECT_GT(written, 1000);  // so that the log was moved into the database more than once
    disk_.heal();
    EXPECT_EQ(sound_lines(*store), written);
    store = nullptr;
    expect_no_damage();
}

TEST_F(DiskFaults, a_read_error_is_an_answer) {
    begin();
    auto store = std::move(open()).value();
    disk_.break_with({Operation::read, 0, SQLITE_IOERR_READ, true});
    EXPECT_EQ(problem(store->match({"m"})), StoreProblem::io_error);
    EXPECT_EQ(problem(store->live_matches()), StoreProblem::io_error);
    EXPECT_EQ(problem(store->search({})), StoreProblem::io_error);
    disk_.heal();
    EXPECT_EQ(sound_lines(*store), 1);
}

TEST_F(DiskFaults, a_new_store_on_a_full_disk_is_refused_and_can_be_made_later) {
    int n = 0;
    for (;; ++n) {
        std::filesystem::remove(file());
        disk_.break_with({Operation::write, n, SQLITE_FULL, true});
        const Opened refused = open();
        if (!disk_.has_failed()) break;
        ASSERT_FALSE(refused.ok()) << n;
        EXPECT_EQ(refused.error(), StoreProblem::disk_full) << n;
        disk_.heal();
        const Opened opened = open();
        ASSERT_TRUE(opened.ok()) << n << ' ' << code(opened.error());
        EXPECT_EQ(commit_one(**opened, {create_match("m")}), kDone) << n;
    }
    EXPECT_GT(n, 3);
}

TEST_F(DiskFaults, a_backup_on_a_full_disk_leaves_nothing) {
    const auto store = begin();
    const auto copy = file().replace_filename("copy.db");
    disk_.break_with({Operation::write, 3, SQLITE_FULL, true});
    EXPECT_EQ(store->back_up_to(copy), StoreProblem::disk_full);
    EXPECT_FALSE(std::filesystem::exists(copy));
    EXPECT_FALSE(std::filesystem::exists(copy.string() + ".partial"));
    disk_.heal();
    EXPECT_EQ(store->back_up_to(copy), kDone);
    EXPECT_EQ(append_line(*store, 2), kDone);
}

TEST(PowerCut, leaves_every_acknowledged_batch) {
    constexpr int kCuts = 15;
    Sequence longest = 0;
    for (std::uint64_t seed = 0; seed < kCuts; ++seed) {
        std::mt19937_64 random{seed};
        const TempFolder before;
        const TempFolder after;
        ForgetfulDisk disk{"forgetful"};
        const auto store = std::move(SqliteStore::open(before / "store.db", {true, disk.name()})).value();
        ASSERT_EQ(commit_one(*store, {create_match("m")}), kDone);
        disk.cut_power_after(static_cast<int>(random() % 25'000));
        Sequence number = 0;
        while (!disk.power_is_cut()) ASSERT_EQ(append_line(*store, ++number), kDone);
        disk.come_up(after / "", random);
        const Opened found = SqliteStore::open(after / "store.db");
        ASSERT_TRUE(found.ok()) << code(found.error());
        // The last one was on its way when the power went.
        const Sequence lines = sound_lines(**found);
        EXPECT_TRUE(lines == number - 1 || lines == number) << lines << " of " << number << ", seed " << seed;
        EXPECT_EQ(*(*found)->verify(), Lines{}) << "seed " << seed;
        longest = std::max(longest, number);
    }
    EXPECT_GT(longest, 1500);  // so that the log was moved into the database in between
}

}  // namespace
}  // namespace doorgeef::store
