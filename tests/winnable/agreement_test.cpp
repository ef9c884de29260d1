// The answer of winnable against an exhaustive search, on thousands of small random positions.
#include "exhaustive.hpp"
#include "random_positions.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <iostream>

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

using rules::Color;
using rules::Position;
using rules::Ruleset;

struct Tally {
    int yes = 0;
    int no = 0;
    int undecided = 0;  // by winnable, though a search of everything found the answer
};

std::string word(Answer answer) {
    return answer == Answer::yes ? "yes" : answer == Answer::no ? "no" : "unknown";
}

void compare(Tally& tally, const Verdict& verdict, Answer exhaustive, const std::string& fault,
             const std::string& text) {
    if (verdict.answer == Answer::unknown) {
        ++tally.undecided;
        return;
    }
    EXPECT_EQ(word(verdict.answer), word(exhaustive)) << text;
    if (verdict.answer == Answer::yes) {
        EXPECT_EQ(fault, "") << text;
    }
    ++(verdict.answer == Answer::yes ? tally.yes : tally.no);
}

std::string describe(const Position& position, Color side) {
    return rules::to_fen(position.setup()) + (side == Color::white ? " white" : " black");
}

Tally compare_one_board(const char* rules_name, const Recipe& recipe, int count, std::size_t most) {
    const Ruleset ruleset = *rules::preset(rules_name);
    RandomPositions random{20'261'115};
    Tally tally;
    for (int i = 0; i < count; ++i) {
        const Position position = random.next(recipe, ruleset);
        for (const Color side : rules::kColors) {
            const auto answer = exhaust(position, side, ruleset, most);
            if (!answer) continue;
            const Verdict verdict = winnable(position, side, ruleset);
            compare(tally, verdict, *answer, fault_of(position, side, ruleset, verdict),
                    describe(position, side));
        }
    }
    return tally;
}

// Whether a game would have ended before the question comes up: the player to move is mated, or, where the
// other game is over, stalemated.
bool is_ended(const Boards& boards, const Ruleset& ruleset) {
    for (const std::size_t board : {0U, 1U}) {
        const Position& position = boards.positions[board];
        if (boards.over[board]) continue;
        if (!rules::legal_moves(position, ruleset, &boards.positions[1 - board]).empty()) continue;
        if (boards.over[1 - board] || position.in_check()) return true;
    }
    return false;
}

// Where nothing happens until a piece is passed: with two boards that both move there are too many positions.
Position stalemate(int which, const Ruleset& ruleset) {
    const char* const fen = which == 0 ? "k7/P7/1K6/8/8/8/8/8[] b" : "5k1K/7P/8/8/8/8/8/8[] w";
    return *Position::from_setup(*rules::parse_fen(fen), ruleset);
}

Tally compare_two_boards(const char* rules_name, const Recipe& recipe, bool over, int count,
                         std::size_t most) {
    const Ruleset ruleset = *rules::preset(rules_name);
    RandomPositions random{19'720'911};
    Tally tally;
    for (int i = 0; i < count; ++i) {
        TwoBoards where;
        where.boards.positions = {random.next(recipe, ruleset),
                                  over ? random.next(recipe, ruleset) : stalemate(random.pick(2), ruleset)};
        where.boards.over[1] = over;
        if (random.pick(3) == 0)
            where.boards
                .captured[static_cast<std::size_t>(random.pick(2))]
                         [random.pick(2) == 0 ? Color::white : Color::black]
                .add(random.pick(2) == 0 ? rules::Role::pawn : rules::Role::knight);
        if (is_ended(where.boards, ruleset)) continue;
        for (const Color side : rules::kColors) {
            const auto answer = exhaust(where, side, ruleset, most);
            if (!answer) continue;
            const Verdict verdict = winnable(where.boards, where.board, side, ruleset);
            compare(tally, verdict, *answer, fault_of(where, side, ruleset, verdict),
                    describe(where.boards.positions[0], side) + " | " +
                        describe(where.boards.positions[1], side));
        }
    }
    return tally;
}

// So that the test says something, both answers must come up, and few may stay open.
void expect_telling(const Tally& tally, int least_of_each, int most_undecided) {
    std::cout << "yes " << tally.yes << " no " << tally.no << " undecided " << tally.undecided << '\n';
    EXPECT_GE(tally.yes, least_of_each);
    EXPECT_GE(tally.no, least_of_each);
    EXPECT_LE(tally.undecided, most_undecided);
}

TEST(Agreement, on_walled_chess_positions) {
    expect_telling(compare_one_board("jijbent", {.wall_percent = 99, .men = 1}, 1000, 6'000), 100, 5);
    expect_telling(compare_one_board("jijbent", {.wall_percent = 99, .men = 3}, 1000, 3'000), 50, 5);
}

TEST(Agreement, on_chess_positions_with_loose_pawns) {
    expect_telling(
        compare_one_board("jijbent", {.wall_percent = 95, .loose_pawns = 2, .men = 1}, 1000, 4'000), 50, 5);
}

TEST(Agreement, on_open_chess_positions) {
    expect_telling(
        compare_one_board("jijbent", {.wall_percent = 30, .loose_pawns = 1, .men = 4}, 1500, 2'000), 3, 0);
}

TEST(Agreement, with_reserves_under_knsb) {
    expect_telling(compare_one_board("knsb", {.wall_percent = 100, .men = 0, .reserve = 1}, 300, 10'000), 20,
                   5);
}

TEST(Agreement, with_reserves_and_drops_that_check) {
    expect_telling(compare_one_board("minerva", {.wall_percent = 100, .men = 0, .reserve = 1}, 300, 10'000),
                   20, 5);
}

TEST(Agreement, on_two_boards_of_which_one_is_over) {
    expect_telling(compare_two_boards("knsb", {.wall_percent = 100, .men = 1}, true, 300, 5'000), 15, 20);
    expect_telling(compare_two_boards("stein", {.wall_percent = 100, .men = 1}, true, 300, 5'000), 10, 20);
}

TEST(Agreement, on_two_boards_that_run) {
    expect_telling(compare_two_boards("knsb", {.wall_percent = 100, .men = 1}, false, 400, 5'000), 10, 20);
    expect_telling(compare_two_boards("fics", {.wall_percent = 100, .men = 1}, false, 400, 5'000), 5, 20);
    expect_telling(compare_two_boards("stein", {.wall_percent = 100, .men = 1}, false, 400, 5'000), 5, 20);
}

}  // namespace
}  // namespace doorgeef::winnable
