// Mates with drops from real games: each is proved by trying everything, then solved.
#include "engine/mate_search.hpp"
#include "mate_suite.hpp"
#include "table.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

const std::vector<MateProblem>& problems() {
    static const std::vector<MateProblem> all =
        read_mate_problems(std::filesystem::path{DOORGEEF_SOURCE_DIR} / "tests/engine/mates.txt");
    return all;
}

// In how many moves the score says that the problem's mate comes; 0 if it says nothing of one. Where mates
// are pending they score like a stuck player; elsewhere who is stuck is not mated.
int moves_until_mate(const MateProblem& problem, Score score) {
    if (problem.ruleset().mate == rules::Mate::pending) return is_stuck(score) ? stuck_distance(score) : 0;
    return is_mate(score) ? mate_distance(score) : 0;
}

TEST(Mates, are_two_hundred_different_ones_with_a_piece_to_drop) {
    std::set<rules::zobrist::Key> seen;
    std::map<std::string, int> by_rules;
    std::map<int, int> by_moves;
    for (const MateProblem& problem : problems()) {
        const rules::Position& own = problem.boards.own;
        EXPECT_TRUE(seen.insert(own.key()).second) << problem.text();
        EXPECT_FALSE(own.reserve(own.turn()).empty()) << problem.text();
        ++by_rules[problem.rules];
        ++by_moves[problem.moves];
    }
    EXPECT_GE(seen.size(), 200U);
    for (const char* rules : {"fics", "minerva", "knsb", "stein"}) EXPECT_GE(by_rules[rules], 15) << rules;
    for (const int moves : {2, 3, 4}) EXPECT_GE(by_moves[moves], 40) << moves;
    EXPECT_GE(by_moves[1], 20);
}

TEST(Mates, are_proved) {
    for (const MateProblem& problem : problems()) EXPECT_TRUE(is_proved(problem)) << problem.text();
}

TEST(Mates, are_solved_and_nothing_shorter_is) {
    for (const MateProblem& problem : problems()) {
        const Situation situation = problem.situation();
        const auto found = find_mate(situation, problem.moves, {}).mate;
        ASSERT_TRUE(found) << problem.text();
        EXPECT_EQ(moves_until_mate(problem, found->score), problem.moves) << problem.text();
        if (problem.moves == 1) continue;
        const MateAnswer shorter = find_mate(situation, problem.moves - 1, {});
        EXPECT_TRUE(shorter.settled && !shorter.mate) << problem.text();
    }
}

// What the search for a move thinks with the least budget that shows it a mate, or with the largest.
Thought thought_about(const MateProblem& problem) {
    Thought thought;
    for (const std::uint64_t budget : {100'000U, 1'000'000U, 10'000'000U}) {
        Engine engine{16};
        thought = engine.think(problem.situation(), nodes(budget));
        if (moves_until_mate(problem, thought.score) != 0) break;
    }
    return thought;
}

// That search prunes: it may see a longer mate, never a shorter one.
TEST(Mates, are_seen_in_play) {
    for (const MateProblem& problem : problems()) {
        const Thought thought = thought_about(problem);
        const int moves = moves_until_mate(problem, thought.score);
        ASSERT_GE(moves, problem.moves) << problem.text();
        MateProver prover{problem.ruleset()};
        ASSERT_LE(moves, MateProver::kMostMoves) << problem.text();
        EXPECT_TRUE(prover.mates_beginning_with(*thought.move, problem.boards, moves)) << problem.text();
    }
}

}  // namespace
}  // namespace doorgeef::engine
