#include "cli/process.hpp"

#include <algorithm>
#include <csignal>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
constexpr const char* kKnightForBlack = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[n] b KQkq - 0 1";
constexpr const char* kPawns = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pp] w KQkq - 0 1";
constexpr const char* kPawnToPromote = "4k3/P7/8/8/8/8/8/4K3 w - -";

std::string perft(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "perft");
    const auto outcome = run_doorgeef(std::move(arguments));
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.err, "");
    return outcome.out;
}

// Numbers from tests/perft, made with another engine.
TEST(ProgramPerft, counts_are_right_for_all_rulesets) {
    EXPECT_EQ(perft({"--depth", "4"}), "197281\n");
    EXPECT_EQ(perft({"--rules", "jijbent", "--fen", kKiwipete, "--depth", "3"}), "97862\n");
    EXPECT_EQ(perft({"--rules", "knsb", "--fen", kKnightForBlack, "--depth", "3"}), "35022\n");
    EXPECT_EQ(perft({"--rules", "fics", "--fen", kKnightForBlack, "--depth", "3"}), "35942\n");
    EXPECT_EQ(perft({"--rules", "minerva", "--fen", kPawns, "--depth", "3"}), "87470\n");
    EXPECT_EQ(perft({"--rules", "stein", "--option", "promotion=in-place", "--fen", kPawns, "--depth", "3"}),
              "86525\n");
    EXPECT_EQ(perft({"--rules", "knsb", "--option", "drop-check=allowed", "--fen", kPawns, "--depth", "3"}),
              "87470\n");
}

TEST(ProgramPerft, promotion_by_taking_looks_at_the_other_board) {
    // Five moves of the king, and one promotion for each white piece over there.
    EXPECT_EQ(perft({"--rules", "stein", "--fen", kPawnToPromote, "--depth", "1"}), "12\n");
    EXPECT_EQ(perft({"--rules", "stein", "--fen", kPawnToPromote, "--other", "4k3/8/8/8/8/8/8/RR2K3 w",
                     "--depth", "1"}),
              "7\n");
    EXPECT_EQ(perft({"--rules", "stein", "--fen", kPawnToPromote, "--other", "4k3/8/8/8/8/8/8/4K3 w",
                     "--depth", "1"}),
              "6\n");
}

TEST(ProgramPerft, two_boards_count_together) {
    const std::string boards = "4k3/1P6/8/8/8/8/8/r3K3[] w - - | 4k3/8/8/8/8/8/8/4K3[] w - -";
    EXPECT_EQ(perft({"--rules", "fics", "--bfen", boards, "--depth", "3"}), "1793\n");
    for (const std::string& bad :
         {std::string{"4k3/8/8/8/8/8/8/4K3 w"}, boards + " | " + boards, std::string{"|"}})
        EXPECT_EQ(run_doorgeef({"perft", "--bfen", bad, "--depth", "1"}).exit_code, 2) << bad;
    EXPECT_EQ(run_doorgeef({"perft", "--rules", "jijbent", "--bfen", boards, "--depth", "1"}).exit_code, 2);
    EXPECT_EQ(run_doorgeef({"perft", "--bfen", boards, "--divide", "--depth", "1"}).exit_code, 2);
}

TEST(ProgramPerft, depth_0_is_the_position_itself) {
    EXPECT_EQ(perft({"--depth", "0"}), "1\n");
    EXPECT_EQ(perft({"--depth", "0", "--divide", "--threads", "2"}), "1\n");
}

TEST(ProgramPerft, without_legal_moves_there_is_nothing_to_count) {
    EXPECT_EQ(perft({"--fen", "7k/5Q2/6K1/8/8/8/8/8 b", "--depth", "3", "--divide"}), "0\n");
}

TEST(ProgramPerft, threads_and_leaves_do_not_change_the_count) {
    for (const char* threads : {"1", "2", "5", "256"})
        EXPECT_EQ(perft({"--depth", "4", "--threads", threads}), "197281\n") << threads;
    EXPECT_EQ(perft({"--depth", "4", "--make-leaves"}), "197281\n");
}

TEST(ProgramPerft, divide_lists_every_first_move_and_adds_up) {
    for (const char* threads : {"1", "2"}) {
        std::istringstream lines{perft({"--depth", "3", "--divide", "--threads", threads})};
        std::vector<std::string> moves;
        std::uint64_t sum = 0;
        std::string last;
        for (std::string line; std::getline(lines, line);) {
            last = line;
            const auto colon = line.find(": ");
            if (colon == std::string::npos) continue;
            moves.push_back(line.substr(0, colon));
            sum += std::stoull(line.substr(colon + 2));
        }
        EXPECT_EQ(moves.size(), 20U);
        EXPECT_TRUE(std::ranges::is_sorted(moves));
        EXPECT_EQ(sum, 8902U);
        EXPECT_EQ(last, "8902");
    }
}

TEST(ProgramPerft, an_interrupt_ends_a_count_that_would_take_forever) {
    for (const char* threads : {"1", "4"}) {
        const auto outcome = run_process({.arguments = {"perft", "--depth", "100", "--threads", threads},
                                          .interrupt_after = std::chrono::milliseconds{200},
                                          .timeout = std::chrono::seconds{20}});
        EXPECT_FALSE(outcome.timed_out);
        EXPECT_EQ(outcome.signal, SIGINT);
        EXPECT_EQ(outcome.out, "");
    }
}

}  // namespace
}  // namespace doorgeef::app
