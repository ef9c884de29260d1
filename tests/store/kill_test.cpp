// kill -9 at any moment: what was acknowledged is there, once.
#include "store/sqlite/files.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "temp_folder.hpp"
#include "values.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace doorgeef::store {
namespace {

constexpr int kKills = 30;

using NumberedLines = std::map<Sequence, std::string>;
using EventsByMatch = std::map<std::string, NumberedLines>;

// What the child says until it is killed, which is after at least so many lines.
std::string run_and_kill(const std::filesystem::path& file, int run, std::size_t lines) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::execl(DOORGEEF_KILL_CHILD, "store_kill_child", file.c_str(), std::to_string(run).c_str(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    std::string said;
    std::array<char, 4096> buffer{};
    bool killed = false;
    const auto kill_if_enough = [&] {
        if (killed || static_cast<std::size_t>(std::ranges::count(said, '\n')) < lines) return;
        ::kill(child, SIGKILL);
        killed = true;
    };
    kill_if_enough();
    for (ssize_t size = 0; (size = ::read(ends[0], buffer.data(), buffer.size())) > 0; kill_if_enough())
        said.append(buffer.data(), static_cast<std::size_t>(size));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the child ended by itself";
    return said;
}

void read_acknowledged(const std::string& said, EventsByMatch& acknowledged) {
    std::istringstream lines{said};
    std::string match;
    Sequence sequence = 0;
    for (std::string line; lines >> match >> sequence >> line;)
        EXPECT_TRUE(acknowledged[match].emplace(sequence, line).second) << match << ' ' << sequence;
}

// Every acknowledged event has its place, no command was carried out twice, and batches are whole.
void check(const Store& store, const EventsByMatch& acknowledged, int run) {
    const auto live = store.live_matches();
    ASSERT_TRUE(live.ok());
    EXPECT_GE(live->size(), acknowledged.size());
    for (const StoredMatch& match : *live) {
        const MatchId& id = match.record.id;
        const auto lines = store.events(id, 0, 1'000'000);
        ASSERT_TRUE(lines.ok());
        EXPECT_EQ(std::set<std::string>(lines->begin(), lines->end()).size(), lines->size()) << "run " << run;
        EXPECT_EQ(store.answers(id)->size(), lines->size()) << "run " << run;
        const auto known = acknowledged.find(id.text);
        const NumberedLines events = known == acknowledged.end() ? NumberedLines{} : known->second;
        for (const auto& [sequence, line] : events) {
            ASSERT_LE(sequence, std::ssize(*lines)) << "lost in run " << run;
            EXPECT_EQ(lines->at(static_cast<std::size_t>(sequence) - 1), line);
        }
        // One batch of each match was on its way when the child died.
        EXPECT_LE(lines->size(), events.size() + static_cast<std::size_t>(run) + 1);
    }
}

TEST(Kill, loses_nothing_that_was_acknowledged_and_doubles_nothing) {
    const TempFolder folder;
    const auto file = folder / "store.db";
    std::mt19937_64 random{11};
    EventsByMatch acknowledged;
    for (int run = 0; run < kKills; ++run) {
        const std::size_t lines = run % 10 == 0 ? 0 : random() % 300;
        read_acknowledged(run_and_kill(file, run, lines), acknowledged);
        const auto store = SqliteStore::open(file);
        ASSERT_TRUE(store.ok()) << code(store.error());
        ASSERT_NO_FATAL_FAILURE(check(**store, acknowledged, run));
    }
    std::size_t events = 0;
    for (const auto& [match, known] : acknowledged) events += known.size();
    EXPECT_GT(events, 1000U);
    EXPECT_EQ(sqlite::verify(file)->size(), 0U);
}

}  // namespace
}  // namespace doorgeef::store
