#include "doorgeef/perft/perft_runner.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

PerftJob job(const char* preset, const char* fen, int depth) {
    PerftJob job{.ruleset = *rules::preset(preset)};
    job.position = *rules::Position::from_setup(*rules::parse_fen(fen), job.ruleset);
    job.depth = depth;
    return job;
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kPromotions = "4k3/PP6/8/8/8/8/pp6/4K3[Nn] w - -";
constexpr const char* kStalemate = "7k/5Q2/6K1/8/8/8/8/8 b - -";
constexpr const char* kManyMoves = "7k/8/8/8/8/8/8/K7[QRBNPqrbnp] w - -";

TEST(PerftRunner, the_count_does_not_depend_on_the_threads) {
    for (PerftJob each : {job("knsb", kStart, 4), job("stein", kPromotions, 4), job("fics", kManyMoves, 3),
                          job("jijbent", kStalemate, 3), job("knsb", kStart, 1), job("knsb", kStart, 0)}) {
        const std::uint64_t expected = run_perft(each);
        for (const unsigned threads : {2U, 3U, 16U}) {
            each.threads = threads;
            EXPECT_EQ(run_perft(each), expected) << "depth " << each.depth << ", threads " << threads;
        }
    }
}

TEST(PerftRunner, known_counts_with_two_threads) {
    PerftJob start = job("knsb", kStart, 4);
    start.threads = 2;
    EXPECT_EQ(run_perft(start), 197281U);
    PerftJob stalemate = job("knsb", kStalemate, 2);
    stalemate.threads = 2;
    EXPECT_EQ(run_perft(stalemate), 0U);
}

std::map<std::string, std::uint64_t> by_text(const std::vector<RootCount>& roots) {
    std::map<std::string, std::uint64_t> counts;
    for (const RootCount& root : roots) counts[rules::to_string(root.move)] = root.nodes;
    return counts;
}

TEST(PerftRunner, first_moves_add_up_to_the_count) {
    for (PerftJob each : {job("knsb", kStart, 3), job("stein", kPromotions, 3), job("knsb", kStart, 1)}) {
        const auto roots = run_divided_perft(each);
        const auto sum =
            std::accumulate(roots.begin(), roots.end(), std::uint64_t{0},
                            [](std::uint64_t total, const RootCount& root) { return total + root.nodes; });
        EXPECT_EQ(sum, run_perft(each));
        each.threads = 2;
        EXPECT_EQ(by_text(run_divided_perft(each)), by_text(roots));
    }
}

TEST(PerftRunner, making_the_leaves_changes_nothing) {
    PerftJob made = job("stein", kPromotions, 3);
    const std::uint64_t counted = run_perft(made);
    made.leaves = rules::PerftLeaves::made;
    EXPECT_EQ(run_perft(made), counted);
    made.threads = 2;
    EXPECT_EQ(run_perft(made), counted);
}

}  // namespace
}  // namespace doorgeef::app
