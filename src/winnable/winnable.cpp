#include "winnable/winnable.hpp"

#include "rules/legal_moves.hpp"
#include "winnable/hopeless.hpp"
#include "winnable/material.hpp"
#include "winnable/search.hpp"

#include <algorithm>
#include <utility>

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

}  // namespace

Verdict winnable(const Position& position, Color side, const Ruleset& ruleset, std::uint64_t budget) {
    if (lacks_material(position, side)) return {Answer::no};
    if (rules::count_legal_moves(position, ruleset) == 0)
        return {position.in_check() && position.turn() != side ? Answer::yes : Answer::no};
    const bool blocked = looks_blocked(position);
    if (blocked && is_hopeless(position, side, ruleset)) return {Answer::no};
    const std::uint64_t quick = quick_budget(blocked, budget);
    std::uint64_t looked_at = 0;
    const auto search = [&](Manner manner, std::uint64_t most) {
        Verdict verdict =
            Search<Alone>{{position}, side, ruleset, false, manner}.run(std::min(most, budget - looked_at));
        verdict.nodes += std::exchange(looked_at, looked_at + verdict.nodes);
        return verdict;
    };
    const auto is_settled = [&](const Verdict& verdict) {
        return verdict.answer != Answer::unknown || verdict.nodes >= budget;
    };
    Verdict verdict = search(Manner::quick, quick);
    if (is_settled(verdict)) return verdict;
    if (looked_at < quick) {
        verdict = search(Manner::wide, quick);
        if (is_settled(verdict)) return verdict;
    }
    if (!blocked && is_hopeless(position, side, ruleset)) return {Answer::no, {}, looked_at};
    const bool forced = blocked || position.in_check();
    if (forced && is_hopeless_after_any_move(position, side, ruleset)) return {Answer::no, {}, looked_at};
    return search(Manner::thorough, budget);
}

}  // namespace doorgeef::winnable
