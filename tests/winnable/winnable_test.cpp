// What the answer promises, whatever the position.
#include "question.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

using rules::Color;
using rules::Position;

const rules::Ruleset kChess = *rules::preset("jijbent");

Position chess_position(const char* fen) {
    return *Position::from_setup(*rules::parse_fen(fen), kChess);
}

Answer answer(const char* fen, Color side, std::uint64_t budget = kDefaultBudget) {
    return winnable(chess_position(fen), side, kChess, budget).answer;
}

TEST(Winnable, a_mate_on_the_board_is_its_own_proof) {
    const Position mated = chess_position("R5k1/5ppp/8/8/8/8/8/4K3 b - -");
    const Verdict white = winnable(mated, Color::white, kChess);
    EXPECT_EQ(white.answer, Answer::yes);
    EXPECT_TRUE(white.line.empty());
    EXPECT_EQ(winnable(mated, Color::black, kChess).answer, Answer::no);
}

TEST(Winnable, a_mate_in_a_locked_position_is_not_reasoned_away) {
    const char* const mated = "4k3/8/8/1p1p4/1P1P4/5b2/7P/6BK w - -";
    EXPECT_EQ(answer(mated, Color::black), Answer::yes);
    EXPECT_EQ(answer(mated, Color::white), Answer::no);
}

TEST(Winnable, a_stalemate_is_over_for_both) {
    for (const Color side : rules::kColors) EXPECT_EQ(answer("7k/5Q2/6K1/8/8/8/8/8 b - -", side), Answer::no);
}

TEST(Winnable, en_passant_can_be_the_only_way_through) {
    EXPECT_EQ(answer("4k3/8/8/1p1pPp1p/pPpP1PpP/P1P3P1/8/4K3 w - d6", Color::white), Answer::yes);
}

TEST(Winnable, the_same_question_has_the_same_answer) {
    const Position start;
    const Verdict first = winnable(start, Color::black, kChess);
    const Verdict second = winnable(start, Color::black, kChess);
    EXPECT_EQ(first.answer, Answer::yes);
    EXPECT_EQ(first.line, second.line);
    EXPECT_EQ(first.nodes, second.nodes);
}

TEST(Winnable, a_small_budget_is_kept_and_makes_nothing_wrong) {
    for (const std::uint64_t budget : {1U, 10U, 100U, 1000U}) {
        const Verdict verdict =
            winnable(chess_position("8/8/8/8/8/2n1k3/8/B3K3 w - -"), Color::white, kChess, budget);
        EXPECT_NE(verdict.answer, Answer::no) << budget;
        EXPECT_LE(verdict.nodes, budget + 50) << budget;
    }
}

TEST(Winnable, what_is_in_sight_costs_nothing) {
    EXPECT_EQ(winnable(chess_position("4k3/8/8/8/8/8/8/4K3 w - -"), Color::white, kChess).nodes, 0U);
    EXPECT_EQ(winnable(chess_position("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - -"), Color::white, kChess)
                  .nodes,
              0U);
}

TEST(Winnable, passing_what_was_captured_goes_to_the_teammates) {
    Boards boards;
    boards.captured[0][Color::white].add(rules::Role::queen);
    boards.captured[1][Color::white].add(rules::Role::pawn);
    const Boards by_team = passed(boards, 0, Color::white, false);
    EXPECT_TRUE(by_team.positions[1].reserve(Color::black).has(rules::Role::queen));
    EXPECT_TRUE(by_team.captured[1][Color::white].has(rules::Role::pawn)) << "the opponents keep theirs";
    const Boards by_all = passed(boards, 0, Color::white, true);
    EXPECT_TRUE(by_all.positions[0].reserve(Color::black).has(rules::Role::pawn));
}

}  // namespace
}  // namespace doorgeef::winnable
