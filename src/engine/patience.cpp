#include "engine/patience.hpp"

namespace doorgeef::engine {

namespace {

using match::Time;

// From here on a board counts as lost.
constexpr Score kLost = -1500;
// Ahead of the diagonal clock by less than this, waiting proves nothing.
constexpr Time kLeadMs = 1500;

// How far the player's clock is ahead of his teammate's opponent's: whoever of the two has less cannot wait.
std::optional<Time> lead_ms(const Situation& situation) {
    if (!situation.remaining_ms || !situation.ruleset.passes_pieces() || situation.other().over)
        return std::nullopt;
    return (*situation.remaining_ms)[situation.seat] - (*situation.remaining_ms)[situation.seat.diagonal()];
}

}  // namespace

bool better_to_wait(const Situation& situation, const Thought& found, const Probe& other) {
    const auto lead = lead_ms(situation);
    if (!lead || *lead < kLeadMs || found.score >= kMateFound) return false;
    if (situation.heard.sit) return true;
    if (found.score > kLost) return false;
    // The teammate plays the other colour there. Only with his game standing well does time work for us.
    return other.standing[!situation.color()] > 0;
}

bool teammate_should_wait(const Situation& situation, const Thought& found) {
    if (situation.ruleset.match_end != rules::MatchEnd::first || !situation.remaining_ms) return false;
    const Time teammate = (*situation.remaining_ms)[situation.seat.partner()];
    const Time opponent = (*situation.remaining_ms)[situation.seat.opponent()];
    // He who waits there stops the pieces from going to the opponent here, as long as the clock allows.
    return found.score <= kLost && found.score > -kStuck + kMostPlies && teammate > opponent + kLeadMs;
}

}  // namespace doorgeef::engine
