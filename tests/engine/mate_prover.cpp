#include "mate_prover.hpp"

#include "rules/legal_moves.hpp"

namespace doorgeef::engine {

namespace {

using rules::Move;
using rules::Position;
using rules::Ruleset;

enum class Attack : std::uint8_t { everything, checks };

Position after(const Position& position, Move move, const Ruleset& ruleset) {
    Position next = position;
    next.play_unchecked(move, ruleset);
    return next;
}

bool mates(const Position& position, const Ruleset& ruleset, int moves, Attack attack);

// Whether every answer loses. Without answers it must be mate.
bool loses(const Position& position, const Ruleset& ruleset, int moves, Attack attack) {
    const rules::MoveList answers = rules::legal_moves(position, ruleset);
    if (answers.empty()) return is_mated(position, ruleset);
    if (moves == 0) return false;
    for (const Move answer : answers)
        if (!mates(after(position, answer, ruleset), ruleset, moves, attack)) return false;
    return true;
}

bool mates(const Position& position, const Ruleset& ruleset, int moves, Attack attack) {
    const bool checks_only = attack == Attack::checks || moves == 1;
    for (const Move move : rules::legal_moves(position, ruleset))
        if (!checks_only || position.gives_check(move))
            if (loses(after(position, move, ruleset), ruleset, moves - 1, attack)) return true;
    return false;
}

}  // namespace

bool is_mated(const Position& position, const Ruleset& ruleset) {
    if (!position.in_check()) return false;
    Position helped = position;
    if (ruleset.mate == rules::Mate::unanswerable)
        for (const rules::Role role : rules::kDroppableRoles) helped.add_to_reserve(helped.turn(), role);
    return rules::count_legal_moves(helped, ruleset) == 0;
}

bool mates_within(const Position& position, const Ruleset& ruleset, int moves) {
    return moves > 0 && mates(position, ruleset, moves, Attack::everything);
}

bool mates_by_checks(const Position& position, const Ruleset& ruleset, int moves) {
    return mates(position, ruleset, moves, Attack::checks);
}

}  // namespace doorgeef::engine
