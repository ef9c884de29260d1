#include "engine/patience.hpp"

#include "engine/stakes.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using match::Time;

// From here on a board counts as lost.
constexpr Score kLost = -1500;
// Ahead of the diagonal clock by less than this, waiting proves nothing.
constexpr Time kLeadMs = 1500;

bool can_wait(const Situation& situation) {
    return situation.remaining_ms && situation.ruleset.passes_pieces() && !situation.other().over;
}

// Whoever of the two players on a diagonal has less time cannot wait for the other.
bool ahead_on_the_diagonal(const Situation& situation) {
    const auto& remaining = *situation.remaining_ms;
    return remaining[situation.seat] - remaining[situation.seat.diagonal()] >= kLeadMs;
}

// Whether a piece that saves this board is there to be captured by the teammate, who is not lost himself.
bool help_can_come(const Situation& situation, const Probe& other, const Probe& own) {
    const rules::Color us = situation.color();
    const rules::Position& there = situation.other().position;
    return other.standing[!us] > kLost && std::ranges::any_of(rules::kDroppableRoles, [&](rules::Role role) {
               return own.effects[us][role] == Effect::saves &&
                      (there.pieces(us, role).any() || there.reserve(us).has(role));
           });
}

// Saved with less than half of the opponent's time is not saved.
bool has_time_to_be_saved(const Situation& situation) {
    const auto& remaining = *situation.remaining_ms;
    return 2 * remaining[situation.seat] > remaining[situation.seat.opponent()];
}

}  // namespace

bool hopes_for_help(const Situation& situation, const Thought& found) {
    return both_games_count(situation.ruleset) && can_wait(situation) && found.score <= kLost &&
           has_time_to_be_saved(situation);
}

bool better_to_wait(const Situation& situation, const Thought& found, const Probe& other, const Probe& own) {
    if (!can_wait(situation) || found.score >= kMateFound) return false;
    if (situation.heard.sit && ahead_on_the_diagonal(situation)) return true;
    if (found.score > kLost) return false;
    // The teammate's win does not help this game, and this game is lost also by time: only what comes counts.
    if (both_games_count(situation.ruleset))
        return hopes_for_help(situation, found) && help_can_come(situation, other, own);
    // The teammate plays the other colour there. Only with his game standing well does time work for us.
    return ahead_on_the_diagonal(situation) && other.standing[!situation.color()] > 0;
}

bool teammate_should_wait(const Situation& situation, const Thought& found) {
    if (situation.ruleset.match_end != rules::MatchEnd::first || !situation.remaining_ms) return false;
    const Time teammate = (*situation.remaining_ms)[situation.seat.partner()];
    const Time opponent = (*situation.remaining_ms)[situation.seat.opponent()];
    // He who waits there stops the pieces from going to the opponent here, as long as the clock allows.
    return found.score <= kLost && found.score > -kStuck + kMostPlies && teammate > opponent + kLeadMs;
}

}  // namespace doorgeef::engine
