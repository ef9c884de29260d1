// Is the reference itself right? It is compared with counts of other people's programs before anything is
// compared with it. The counts of stein-taking.txt, which no other program can make, come from the reference
// in the first place.
#include "perft_table.hpp"
#include "positions.hpp"
#include "reference/perft.hpp"
#include "translate.hpp"

#include <filesystem>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t kMostCounted = 100'000;
#else
constexpr std::uint64_t kMostCounted = 3'000;
#endif

void check_table(const std::string& file, const reference::Rules& rules) {
    for (const PerftLine& line :
         read_perft_table(std::filesystem::path(DOORGEEF_SOURCE_DIR) / "tests/perft" / file)) {
        const reference::Board board = to_reference(setup_of(line.fen));
        const reference::Board other =
            line.other_fen.empty() ? to_reference(Setup::start()) : to_reference(setup_of(line.other_fen));
        for (const auto& [depth, nodes] : line.counts) {
            if (nodes > kMostCounted) continue;
            EXPECT_EQ(reference::perft(board, other, rules, depth), nodes)
                << file << ":" << line.number << ": " << line.fen << " depth " << depth;
        }
    }
}

TEST(Reference, counts_chess_as_others_do) {
    check_table("chess.txt", reference::rules_of("jijbent"));
}

TEST(Reference, counts_bughouse_as_others_do) {
    check_table("bughouse.txt", reference::rules_of("fics"));
    check_table("bughouse.txt", reference::rules_of("minerva"));
}

TEST(Reference, counts_knsb_as_others_do) {
    check_table("knsb.txt", reference::rules_of("knsb"));
}

TEST(Reference, counts_stein_drops_as_others_do) {
    reference::Rules rules = reference::rules_of("stein");
    rules.promotes_by_taking = false;
    check_table("stein-drops.txt", rules);
}

TEST(Reference, still_counts_takings_as_written_down) {
    check_table("stein-taking.txt", reference::rules_of("stein"));
}

TEST(Reference, reads_the_table_of_rulesets_as_the_library_does) {
    for (const Preset& preset : kPresets)
        EXPECT_EQ(to_reference(preset.ruleset), reference::rules_of(preset.name)) << preset.name;
}

}  // namespace
}  // namespace doorgeef::rules
