// On any two boards under any ruleset: a yes is proved by its moves, and after a no no moves that the bytes
// choose lead to a mate.
#include "boards_from_bytes.hpp"
#include "property.hpp"
#include "question.hpp"
#include "rules/legal_moves.hpp"

using namespace doorgeef::rules;
using namespace doorgeef::fuzz;
using namespace doorgeef::winnable;

namespace {

constexpr std::uint64_t kBudget = 500;

bool has_moves(const Boards& boards, std::size_t board, const Ruleset& ruleset) {
    return count_legal_moves(boards.positions[board], ruleset, &boards.positions[1 - board]) > 0;
}

void require_no_mate_on_one_board(Position position, Color side, const Ruleset& ruleset, Bytes bytes) {
    while (!bytes.empty()) {
        const MoveList moves = legal_moves(position, ruleset);
        require(!moves.empty() || position.turn() == side || !position.in_check(),
                "after a no there is no mate");
        if (moves.empty()) return;
        position.play_unchecked(moves[bytes.next() % moves.size()], ruleset);
    }
}

void ask_one_board(const Position& position, const Ruleset& ruleset, const Bytes& bytes) {
    for (const Color side : kColors) {
        const Verdict verdict = winnable(position, side, ruleset, kBudget);
        if (verdict.answer == Answer::yes)
            require(fault_of(position, side, ruleset, verdict).empty(), "a yes is proved");
        if (verdict.answer == Answer::no) require_no_mate_on_one_board(position, side, ruleset, bytes);
    }
}

void ask_two_boards(const TwoBoards& where, const Ruleset& ruleset) {
    for (const Color side : kColors) {
        const Verdict verdict = winnable(where.boards, where.board, side, ruleset, kBudget);
        if (verdict.answer == Answer::yes)
            require(fault_of(where, side, ruleset, verdict).empty(), "a yes is proved on two boards");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    const Ruleset& ruleset = kPresets[bytes.next() % kPresets.size()].ruleset;
    const unsigned choice = bytes.next();
    const auto first = Position::from_setup(next_setup(bytes), ruleset);
    const auto second = Position::from_setup(next_setup(bytes), ruleset);
    if (!first || !second) return 0;
    if (ruleset.promotion != Promotion::taking) ask_one_board(*first, ruleset, bytes);
    if (ruleset.boards == 1) return 0;

    TwoBoards where;
    where.boards.positions = {*first, *second};
    where.boards.over[1] = (choice & 1U) != 0;
    if ((choice & 2U) != 0) where.boards.captured[1][Color::black].add(Role::knight);
    // A game in which the player to move is stuck may be over already.
    if (has_moves(where.boards, 0, ruleset) && (where.boards.over[1] || has_moves(where.boards, 1, ruleset)))
        ask_two_boards(where, ruleset);
    return 0;
}
