// The file of a SQLite store: who may open it, what is noticed about it, and its copies.
#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/query.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "temp_folder.hpp"
#include "values.hpp"
#include "vfs_shim.hpp"

#include <array>
#include <atomic>
#include <fstream>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::store {
namespace {

using Lines = std::vector<std::string>;
using sqlite::BackupProblem;
using sqlite::Connection;

class SqliteFile : public testing::Test {
protected:
    static void write_file(const std::filesystem::path& path, std::string_view content) {
        std::ofstream{path, std::ios::binary} << content;
    }
    static std::string content(const std::filesystem::path& path) {
        std::ostringstream text;
        text << std::ifstream(path, std::ios::binary).rdbuf();
        return text.str();
    }

    Read<std::unique_ptr<SqliteStore>> open() const { return SqliteStore::open(file_); }
    Failure open_problem() const { return problem(open()); }

    // A closed store with one match of many events.
    void make_store() const {
        const auto store = open();
        ASSERT_TRUE(store.ok());
        ASSERT_EQ(commit_one(**store, {create_match("m"), append("m", 1, Lines(500, "some event"))}), kDone);
    }

    // As someone with another program would.
    void execute(const char* sql) const {
        auto connection = std::move(Connection::open(file_, Connection::Mode::create, "")).value();
        ASSERT_EQ(connection.execute(sql), kDone);
    }

    TempFolder folder_{};
    std::filesystem::path file_ = folder_ / "store.db";
};

TEST_F(SqliteFile, is_for_our_eyes_only) {
    make_store();
    const auto store = open();
    ASSERT_EQ(commit_one(**store, {create_match("n")}), kDone);
    using std::filesystem::perms;
    for (const std::string name : {"store.db", "store.db-wal", "store.db-shm", "store.db.lock"})
        EXPECT_EQ(std::filesystem::status(folder_ / name).permissions(),
                  perms::owner_read | perms::owner_write)
            << name;
}

TEST_F(SqliteFile, is_refused_to_a_second_store_by_whatever_name) {
    const auto first = open();
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(open_problem(), StoreProblem::locked_by_other_process);
    std::filesystem::create_symlink(file_, folder_ / "link.db");
    EXPECT_EQ(problem(SqliteStore::open(folder_ / "link.db")), StoreProblem::locked_by_other_process);
    EXPECT_EQ(commit_one(**first, {create_match("m")}), kDone);
}

TEST_F(SqliteFile, is_free_again_when_the_store_is_closed) {
    make_store();
    EXPECT_EQ(open_problem(), kDone);
}

TEST_F(SqliteFile, cannot_be_made_where_there_is_no_folder) {
    EXPECT_EQ(problem(SqliteStore::open(folder_ / "no" / "store.db")), StoreProblem::cannot_open);
    std::filesystem::create_directory(file_);
    EXPECT_EQ(open_problem(), StoreProblem::cannot_open);
}

TEST_F(SqliteFile, of_another_kind_is_left_as_it_is) {
    write_file(file_, std::string(5000, 'x'));
    EXPECT_EQ(open_problem(), StoreProblem::not_a_store);
    EXPECT_EQ(content(file_), std::string(5000, 'x'));
}

TEST_F(SqliteFile, of_another_program_is_left_as_it_is) {
    execute("CREATE TABLE notes (text); INSERT INTO notes VALUES ('mine')");
    const std::string before = content(file_);
    EXPECT_EQ(open_problem(), StoreProblem::not_a_store);
    EXPECT_EQ(content(file_), before);
}

TEST_F(SqliteFile, of_a_newer_program_is_refused) {
    make_store();
    execute("PRAGMA user_version = 1000");
    EXPECT_EQ(open_problem(), StoreProblem::newer_version);
    EXPECT_EQ(sqlite::back_up(file_, folder_ / "copy.db"),
              (BackupProblem{StoreProblem::newer_version, file_}));
    EXPECT_EQ(problem(sqlite::verify(file_)), StoreProblem::newer_version);
}

TEST_F(SqliteFile, that_lost_its_end_is_corrupt) {
    make_store();
    std::filesystem::resize_file(file_, std::filesystem::file_size(file_) / 2);
    EXPECT_EQ(open_problem(), StoreProblem::corrupt);
}

TEST_F(SqliteFile, with_a_page_of_rubbish_is_corrupt) {
    make_store();
    std::string bytes = content(file_);
    bytes.replace(bytes.size() - 4096, 4096, std::string(4096, '\x55'));
    write_file(file_, bytes);
    EXPECT_EQ(open_problem(), StoreProblem::corrupt);
}

TEST_F(SqliteFile, with_a_flipped_bit_in_an_event_gives_no_wrong_event) {
    make_store();
    std::string bytes = content(file_);
    bytes[bytes.rfind("some event")] ^= 1;
    write_file(file_, bytes);
    {
        const auto store = open();
        ASSERT_TRUE(store.ok());
        EXPECT_EQ(problem((*store)->events({"m"}, 0, 1000)), StoreProblem::corrupt);
    }
    const auto damage = sqlite::verify(file_);
    ASSERT_TRUE(damage.ok());
    ASSERT_EQ(damage->size(), 1U);
    EXPECT_NE(damage->front().find("of match m is not what was written"), std::string::npos);
}

TEST_F(SqliteFile, with_any_flipped_bit_gives_the_events_or_none) {
    make_store();
    VfsShim disk{"hasty"};
    const std::string bytes = content(file_);
    int noticed = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 251) {
        std::string flipped = bytes;
        flipped[at] ^= static_cast<char>(1 << at % 8);
        write_file(file_, flipped);
        const auto store = SqliteStore::open(file_, {true, disk.name()});
        noticed += !store.ok();
        if (!store) continue;
        const auto events = (*store)->events({"m"}, 0, 1000);
        noticed += !events.ok();
        if (events) EXPECT_EQ(*events, Lines(500, "some event")) << at;
        (void)(*store)->live_matches();
        (void)(*store)->search({});
        (void)commit_one(**store, {append("m", 501, {"next"}), create_match("n")});
        (void)(*store)->verify();
    }
    EXPECT_GT(noticed, 50);
}

TEST_F(SqliteFile, with_a_missing_or_exchanged_event_is_found_out) {
    make_store();
    execute("DELETE FROM events WHERE sequence = 7");
    EXPECT_EQ(problem((*open())->events({"m"}, 0, 1000)), StoreProblem::corrupt);
    EXPECT_EQ((*open())->events({"m"}, 7, 1000)->size(), 0U);
    EXPECT_EQ(sqlite::verify(file_)->size(), 1U);
    execute("UPDATE events SET sequence = 7 WHERE sequence = 500");
    EXPECT_EQ(problem((*open())->events({"m"}, 0, 1000)), StoreProblem::corrupt);
    EXPECT_EQ(sqlite::verify(file_)->size(), 1U);
}

TEST_F(SqliteFile, that_refers_to_nothing_is_found_out) {
    ASSERT_EQ(commit_one(**open(), {create_match("m"), append("m", 1, {"one", "two"}),
                                    write::KeepAnswer{{"m"}, {"jan", "c", "hash", "fine"}}}),
              kDone);
    execute("PRAGMA foreign_keys = OFF; DELETE FROM matches");
    const auto damage = sqlite::verify(file_);
    ASSERT_TRUE(damage.ok());
    EXPECT_EQ(
        *damage,
        (Lines{"row ? of seats refers to nothing in matches", "row ? of seats refers to nothing in matches",
               "row ? of seats refers to nothing in matches", "row ? of seats refers to nothing in matches",
               "events of number 1 refer to nothing in matches",
               "answers of number 1 refer to nothing in matches"}));
}

TEST_F(SqliteFile, of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it) {
    {
        auto old = std::move(Connection::open(file_, Connection::Mode::create, "")).value();
        ASSERT_EQ(sqlite::migrate(old, sqlite::migrations().first(1)), kDone);
        ASSERT_EQ(old.execute("INSERT INTO matches (number, id, name, family, rated, is_public, with_arbiter,"
                              " created_at_ms, agreement, fence, has_answers)"
                              " VALUES (5, 'm', 'Table', 'knsb', 0, 1, 0, 1000, 'knsb online', 1, 1);"
                              "INSERT INTO answers VALUES (5, 'jan', 'c', 'hash', 'fine')"),
                  kDone);
        std::uint64_t sum = sqlite::checksum_of_match("m");
        Sequence sequence = 0;
        for (const std::string line : {"one", "two"}) {
            sum = sqlite::checksum(sum, line);
            ASSERT_EQ(sqlite::run(old, "INSERT INTO events VALUES (5, ?, ?, ?)", ++sequence, line, sum),
                      kDone);
        }
    }
    const auto store = open();
    ASSERT_TRUE(store.ok());
    EXPECT_EQ(*(*store)->events({"m"}, 0, 10), (Lines{"one", "two"}));
    EXPECT_EQ((*store)->answer({"m"}, "jan", "c")->text, "fine");
    EXPECT_EQ(commit_one(**store, {append("m", 3, {"three"})}), kDone);
    EXPECT_EQ(commit_one(**store, {write::KeepAnswer{{"m"}, {"jan", "c", "hash", "again"}}}),
              StoreProblem::duplicate);
    EXPECT_EQ(*(*store)->verify(), Lines{});
}

TEST_F(SqliteFile, that_says_what_we_never_write_is_corrupt) {
    const auto finish_and = [this](const char* sql) {
        file_ = folder_ / (std::to_string(std::hash<std::string>{}(sql)) + ".db");
        ASSERT_EQ(commit_one(**open(), {create_match("m"), finish("m")}), kDone);
        execute(sql);
        EXPECT_EQ(problem((*open())->match({"m"})), StoreProblem::corrupt) << sql;
        EXPECT_EQ(problem((*open())->search({})), StoreProblem::corrupt) << sql;
    };
    finish_and("UPDATE seats SET kind = 'king'");
    finish_and("UPDATE seats SET name = NULL");
    finish_and("UPDATE seats SET seat = 'C1' WHERE seat = 'A1'");
    finish_and("UPDATE matches SET reason_1 = 'boredom'");
    finish_and("UPDATE matches SET result_2 = NULL");
}

TEST_F(SqliteFile, is_copied_while_it_is_written) {
    auto opened = open();
    ASSERT_TRUE(opened.ok());
    const auto store = std::move(opened).value();
    ASSERT_EQ(commit_one(*store, {create_match("m"), append("m", 1, Lines(3000, std::string(300, 'x')))}),
              kDone);
    std::atomic<Sequence> written = 3000;
    std::atomic<bool> done = false;
    std::thread writer{[&] {
        while (!done)
            if (!commit_one(*store, {append("m", written + 1, {"more"})})) ++written;
    }};
    for (int i = 0; i < 5; ++i) {
        const auto copy = folder_ / ("copy" + std::to_string(i));
        const Sequence before = written;
        EXPECT_EQ(store->back_up_to(copy), kDone);
        const Sequence after = written + 1;
        EXPECT_EQ(*sqlite::verify(copy), Lines{});
        const auto copied = SqliteStore::open(copy);
        ASSERT_TRUE(copied.ok());
        const Sequence head = (*copied)->match({"m"})->head;
        EXPECT_TRUE(before <= head && head <= after) << before << ' ' << head << ' ' << after;
        EXPECT_EQ(problem((*copied)->events({"m"}, 0, 1'000'000)), kDone);
    }
    done = true;
    writer.join();
}

TEST_F(SqliteFile, is_never_overwritten_by_a_copy) {
    make_store();
    write_file(folder_ / "copy.db", "precious");
    EXPECT_EQ(sqlite::back_up(file_, folder_ / "copy.db"),
              (BackupProblem{StoreProblem::target_exists, folder_ / "copy.db"}));
    EXPECT_EQ(sqlite::back_up(file_, file_), (BackupProblem{StoreProblem::target_exists, file_}));
    EXPECT_EQ(content(folder_ / "copy.db"), "precious");
    EXPECT_EQ(sqlite::back_up(folder_ / "absent.db", folder_ / "new.db"),
              (BackupProblem{StoreProblem::cannot_open, folder_ / "absent.db"}));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "new.db"));
}

TEST_F(SqliteFile, cannot_be_copied_to_nowhere_and_that_is_not_its_fault) {
    make_store();
    const auto nowhere = folder_ / "absent" / "copy.db";
    EXPECT_EQ(sqlite::back_up(file_, nowhere), (BackupProblem{StoreProblem::cannot_open, nowhere}));
}

TEST_F(SqliteFile, that_is_damaged_gives_no_copy) {
    make_store();
    std::string bytes = content(file_);
    bytes.replace(bytes.size() - 4096, 4096, std::string(4096, '\x55'));
    write_file(file_, bytes);
    EXPECT_EQ(sqlite::back_up(file_, folder_ / "copy.db"), (BackupProblem{StoreProblem::corrupt, file_}));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "copy.db"));
}

TEST_F(SqliteFile, that_is_closed_and_sound_verifies) {
    make_store();
    EXPECT_EQ(*sqlite::verify(file_), Lines{});
    EXPECT_EQ(open_problem(), kDone);
}

TEST_F(SqliteFile, is_migrated_step_by_step_all_or_none) {
    auto connection = std::move(Connection::open(file_, Connection::Mode::create, "")).value();
    const auto number = [&](const char* sql) {
        sqlite::Query query{connection, sql};
        return query.next() ? query.integer() : -1;
    };
    const std::array first{"CREATE TABLE a (x)"};
    const std::array broken{first[0], "CREATE TABLE b (x)", "CREATE TABLE a (x)"};
    const std::array good{first[0], "CREATE TABLE b (x)", "INSERT INTO b VALUES (7)"};
    ASSERT_EQ(sqlite::migrate(connection, first), kDone);
    ASSERT_EQ(sqlite::migrate(connection, first), kDone);
    EXPECT_EQ(sqlite::migrate(connection, broken), StoreProblem::internal);
    EXPECT_EQ(number("PRAGMA user_version"), 1);
    EXPECT_EQ(number("SELECT count(*) FROM sqlite_schema"), 1);
    ASSERT_EQ(sqlite::migrate(connection, good), kDone);
    EXPECT_EQ(number("PRAGMA user_version"), 3);
    EXPECT_EQ(number("SELECT x FROM b"), 7);
}

// Reads go on while another connection holds the lock for writing, and a commit says who is in the way.
TEST_F(SqliteFile, that_another_program_locks_refuses_only_the_commit) {
    auto opened = open();
    ASSERT_TRUE(opened.ok());
    const auto store = std::move(opened).value();
    ASSERT_EQ(commit_one(*store, {create_match("m")}), kDone);
    {
        auto other = std::move(Connection::open(file_, Connection::Mode::create, "")).value();
        ASSERT_EQ(other.execute("BEGIN IMMEDIATE"), kDone);
        EXPECT_EQ(problem(store->match({"m"})), kDone);
        EXPECT_EQ(commit_one(*store, {create_match("n")}), StoreProblem::locked_by_other_process);
    }
    EXPECT_EQ(commit_one(*store, {create_match("n")}), kDone);
}

}  // namespace
}  // namespace doorgeef::store
