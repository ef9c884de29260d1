// Perft against counts of programs that share no code with ours: tests/perft always, the larger tables beside
// the repository where they are there.
#include "rules/perft.hpp"

#include "perft_table.hpp"
#include "positions.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

// The release build counts everything; the sanitizers and the debug build are too slow for the deep ones.
#ifdef NDEBUG
constexpr std::uint64_t kMostCounted = 1'000'000'000;
constexpr std::uint64_t kMostMade = 1'000'000;
#else
constexpr std::uint64_t kMostCounted = 200'000;
constexpr std::uint64_t kMostMade = 20'000;
#endif

struct Table {
    std::string_view file;
    std::string_view ruleset;
    bool promotes_in_place = false;  // although the ruleset takes
    int fewest_lines = 0;

    friend void PrintTo(const Table& table, std::ostream* out) {
        *out << table.file << " as " << table.ruleset;
    }
};

Ruleset ruleset_for(const Table& table) {
    Ruleset ruleset = ruleset_of(table.ruleset);
    if (table.promotes_in_place) ruleset.promotion = Promotion::in_place;
    return ruleset;
}

void check_line(const PerftLine& line, const Ruleset& ruleset) {
    const Position position = position_of(line.fen, ruleset);
    const Position other = line.other_fen.empty() ? Position{} : position_of(line.other_fen, ruleset);
    for (const auto& [depth, nodes] : line.counts) {
        if (nodes > kMostCounted) continue;
        EXPECT_EQ(perft(position, other, ruleset, depth), nodes) << "depth " << depth;
        if (nodes > kMostMade) continue;
        EXPECT_EQ(perft(position, other, ruleset, depth, PerftLeaves::made), nodes)
            << "depth " << depth << ", every leaf made";
    }
}

void check_table(const std::filesystem::path& folder, const Table& table) {
    const auto lines = read_perft_table(folder / table.file);
    EXPECT_GE(std::ssize(lines), table.fewest_lines);
    for (const PerftLine& line : lines) {
        SCOPED_TRACE(std::string{table.file} + ":" + std::to_string(line.number) + ": " + line.fen);
        check_line(line, ruleset_for(table));
    }
}

// A name that ctest can show: letters, digits and underscores.
std::string name_of(const testing::TestParamInfo<Table>& info) {
    std::string name = std::string{info.param.file.substr(0, info.param.file.find('.'))} + "_as_" +
                       std::string{info.param.ruleset};
    std::ranges::replace(name, '-', '_');
    return name;
}

class PerftTables : public testing::TestWithParam<Table> {};

TEST_P(PerftTables, count_as_others_do) {
    check_table(std::filesystem::path(DOORGEEF_SOURCE_DIR) / "tests/perft", GetParam());
}

INSTANTIATE_TEST_SUITE_P(own, PerftTables,
                         testing::Values(Table{"chess.txt", "jijbent", false, 12},
                                         Table{"bughouse.txt", "fics", false, 12},
                                         Table{"bughouse.txt", "minerva", false, 12},
                                         Table{"knsb.txt", "knsb", false, 12},
                                         Table{"stein-drops.txt", "stein", true, 12},
                                         Table{"stein-taking.txt", "stein", false, 12}),
                         name_of);

class SharedPerftTables : public testing::TestWithParam<Table> {};

TEST_P(SharedPerftTables, count_as_others_do) {
    const std::filesystem::path folder = std::filesystem::path(DOORGEEF_SHARED_DIR) / "perft";
    if (!exists(folder)) GTEST_SKIP() << folder << " is not there; tests/perft has a part of its counts";
    check_table(folder, GetParam());
}

INSTANTIATE_TEST_SUITE_P(shared, SharedPerftTables,
                         testing::Values(Table{"chess.txt", "jijbent", false, 100},
                                         Table{"bughouse.txt", "fics", false, 90},
                                         Table{"knsb.txt", "knsb", false, 90},
                                         Table{"stein-drops.txt", "stein", true, 90},
                                         Table{"stein-pawns.txt", "stein", true, 70},
                                         Table{"stein-pieces.txt", "stein", true, 80}),
                         name_of);

TEST(Perft, counts_the_position_itself_at_depth_nought) {
    EXPECT_EQ(perft(Position{}, Position{}, ruleset_of("knsb"), 0), 1U);
}

}  // namespace
}  // namespace doorgeef::rules
