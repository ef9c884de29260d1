// Perft of both boards together against counts of another engine: tests/perft always, the whole tables beside
// the repository where they are there.
#include "rules/two_board_perft.hpp"

#include "perft_table.hpp"
#include "positions.hpp"

#include <filesystem>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

// The release build counts everything; the sanitizers and the debug build are too slow for the deep ones.
#ifdef NDEBUG
constexpr std::uint64_t kMostCountedOnTwo = 1'000'000'000;
#else
constexpr std::uint64_t kMostCountedOnTwo = 100'000;
#endif

void check_table(const std::filesystem::path& path, const Ruleset& ruleset) {
    const auto lines = read_perft_table(path);
    ASSERT_GE(lines.size(), 5U);
    for (const PerftLine& line : lines) {
        SCOPED_TRACE(path.filename().string() + ":" + std::to_string(line.number));
        const std::array boards{position_of(line.fen, ruleset), position_of(line.other_fen, ruleset)};
        for (const auto& [depth, nodes] : line.counts)
            if (nodes <= kMostCountedOnTwo) {
                EXPECT_EQ(two_board_perft(boards, ruleset, depth), nodes) << "depth " << depth;
            }
    }
}

void check_tables(const std::filesystem::path& folder) {
    Ruleset stein_in_place = ruleset_of("stein");
    stein_in_place.promotion = Promotion::in_place;
    check_table(folder / "two-boards-bughouse.txt", ruleset_of("fics"));
    check_table(folder / "two-boards-knsb.txt", ruleset_of("knsb"));
    check_table(folder / "two-boards-stein-drops.txt", stein_in_place);
}

TEST(TwoBoardPerft, counts_as_others_do) {
    check_tables(std::filesystem::path(DOORGEEF_SOURCE_DIR) / "tests/perft");
}

TEST(TwoBoardPerft, counts_the_shared_tables_too) {
    const auto folder = std::filesystem::path(DOORGEEF_SHARED_DIR) / "perft";
    if (!exists(folder)) GTEST_SKIP() << folder << " is not there; tests/perft has a part of its counts";
    check_tables(folder);
}

TEST(TwoBoardPerft, depth_0_is_the_boards_themselves) {
    EXPECT_EQ(two_board_perft({Position{}, Position{}}, ruleset_of("knsb"), 0), 1U);
}

}  // namespace
}  // namespace doorgeef::rules
