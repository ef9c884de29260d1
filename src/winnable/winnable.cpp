#include "winnable/winnable.hpp"

#include "rules/legal_moves.hpp"
#include "winnable/hopeless.hpp"
#include "winnable/material.hpp"
#include "winnable/search.hpp"

#include <algorithm>

namespace doorgeef::winnable {

namespace {

using rules::Position;
using rules::Ruleset;

// How far a search goes before the whole position is tested by reasoning: in most positions a mate is easily
// found. Where pawns stand against each other reasoning has gone first, and the way is probably not so plain.
constexpr std::uint64_t kQuickBudget = 5'000;
constexpr std::uint64_t kQuickBudgetBlocked = 400;

std::uint64_t quick_budget(bool blocked, std::uint64_t budget) {
    return blocked ? kQuickBudgetBlocked : std::clamp(budget / 40, kQuickBudgetBlocked, kQuickBudget);
}

// Pawns that stand against each other, and no piece that could go round them: reasoning is likely to settle
// it, so it goes first.
bool looks_blocked(const Position& position) {
    const Bitboard pawns = position.pieces(Role::pawn);
    const Bitboard rammed =
        (position.pieces(Color::white, Role::pawn) << 8) & position.pieces(Color::black, Role::pawn);
    const Bitboard runners = position.pieces(Role::rook) | position.pieces(Role::queen);
    return rammed.several() && runners.none() && 3 * rammed.count() >= pawns.count();
}

Verdict search(const Position& position, Color side, const Ruleset& ruleset, Manner manner,
               std::uint64_t budget) {
    return Search<Alone>{{position}, side, ruleset, false, manner}.run(budget);
}

}  // namespace

Verdict winnable(const Position& position, Color side, const Ruleset& ruleset, std::uint64_t budget) {
    if (lacks_material(position, side)) return {Answer::no};
    if (rules::count_legal_moves(position, ruleset) == 0)
        return {position.in_check() && position.turn() != side ? Answer::yes : Answer::no};
    const bool blocked = looks_blocked(position);
    if (blocked && is_hopeless(position, side, ruleset)) return {Answer::no};
    const std::uint64_t quick = quick_budget(blocked, budget);
    Verdict verdict = search(position, side, ruleset, Manner::quick, std::min(quick, budget));
    if (verdict.answer != Answer::unknown || budget <= verdict.nodes) return verdict;
    if (!blocked && is_hopeless(position, side, ruleset)) return {Answer::no, {}, verdict.nodes};
    const bool forced = blocked || position.in_check();
    if (forced && is_hopeless_after_any_move(position, side, ruleset)) return {Answer::no, {}, verdict.nodes};
    const std::uint64_t looked_at = verdict.nodes;
    verdict = search(position, side, ruleset, Manner::thorough, budget - looked_at);
    verdict.nodes += looked_at;
    return verdict;
}

}  // namespace doorgeef::winnable
