#include "engine/tempo.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using match::Time;

constexpr int kUsual = 1000;
constexpr int kLeast = 250;
// Behind on the diagonal clock by less than this, there is no hurry.
constexpr Time kLagMs = 1500;

int by_diagonal_clock(const Situation& situation) {
    const Time own = std::max<Time>((*situation.remaining_ms)[situation.seat], 0);
    const Time diagonal = (*situation.remaining_ms)[situation.seat.diagonal()];
    if (diagonal - own < kLagMs) return kUsual;
    return static_cast<int>(own * kUsual / diagonal);
}

// He has no move without a piece, or has asked for one and could move.
bool teammate_waits(const Situation& situation) {
    const rules::Position& there = situation.other().position;
    if (there.turn() != !situation.color()) return false;
    return std::ranges::any_of(situation.heard.needs.values, [](bool needed) { return needed; }) ||
           !rules::has_legal_move(there, situation.ruleset, &situation.own().position);
}

}  // namespace

int tempo_permille(const Situation& situation) {
    if (!situation.remaining_ms || !situation.sees_both || !situation.ruleset.passes_pieces() ||
        situation.other().over)
        return kUsual;
    const int tempo = by_diagonal_clock(situation);
    return std::max(teammate_waits(situation) ? tempo / 2 : tempo, kLeast);
}

}  // namespace doorgeef::engine
