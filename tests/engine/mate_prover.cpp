#include "mate_prover.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

using rules::Move;

TwoBoards MateProver::after(const TwoBoards& boards, Move move) const {
    TwoBoards next = boards;
    next.own.play_unchecked(move, ruleset_, &next.other);
    return next;
}

bool MateProver::is_mated(const TwoBoards& boards) const {
    if (!boards.own.in_check()) return false;
    rules::Position helped = boards.own;
    if (ruleset_.mate == rules::Mate::unanswerable)
        for (const rules::Role role : rules::kDroppableRoles) helped.add_to_reserve(helped.turn(), role);
    return rules::count_legal_moves(helped, ruleset_, &boards.other) == 0;
}

// Whether every answer loses. Without answers it must be mate.
bool MateProver::loses(const TwoBoards& boards, int moves) {
    const rules::MoveList answers = rules::legal_moves(boards.own, ruleset_, &boards.other);
    if (answers.empty()) return is_mated(boards);
    if (moves == 0) return false;
    Move& refutation = refutations_[static_cast<std::size_t>(moves)];
    if (std::find(answers.begin(), answers.end(), refutation) != answers.end() &&
        !mates(after(boards, refutation), moves))
        return false;
    for (const Move answer : answers)
        if (!mates(after(boards, answer), moves)) {
            refutation = answer;
            return false;
        }
    return true;
}

bool MateProver::may_try(Move move, const TwoBoards& boards, bool check) const {
    return (attacker_drops_ || !move.is_drop()) && boards.own.gives_check(move, &boards.other) == check;
}

// Checks go first; a last move that is none cannot mate.
bool MateProver::mates(const TwoBoards& boards, int moves) {
    const rules::MoveList all = rules::legal_moves(boards.own, ruleset_, &boards.other);
    for (const bool check : {true, false})
        for (const Move move : all)
            if ((check || moves > 1) && may_try(move, boards, check) && loses(after(boards, move), moves - 1))
                return true;
    return false;
}

bool MateProver::mates_within(const TwoBoards& boards, int moves) {
    return moves > 0 && mates(boards, moves);
}

bool MateProver::mates_without_drops(const TwoBoards& boards, int moves) {
    attacker_drops_ = false;
    const bool found = mates_within(boards, moves);
    attacker_drops_ = true;
    return found;
}

bool MateProver::mates_beginning_with(Move first, const TwoBoards& boards, int moves) {
    return loses(after(boards, first), moves - 1);
}

}  // namespace doorgeef::engine
