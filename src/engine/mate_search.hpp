// Mates by force, exactly. Unlike the search for a move this one leaves nothing out: a yes comes with the
// moves, a no is a proof. It tries checks first and deeper, because most mates consist of them.
#pragma once

#include "engine/engine.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::engine {

struct MateAnswer {
    std::optional<Thought> mate{};  // its score says in how many moves; its line has the longest defence
    bool settled = true;            // false: a limit came first, and nothing is proved
    std::uint64_t nodes = 0;
};

// No longer mates are looked for than this.
inline constexpr int kMostMovesToMate = kMostPlies / 2 - 1;

// Whether the player to move on the seat's own board mates in at most so many moves, whatever the opponent
// does with what he holds now. A mate is what the ruleset calls mate: under fics no drop at all may help,
// under Stein one that holds as long as nothing is passed, whose score is that of a stuck player. Draws that
// somebody could claim on the way are not looked at.
//
// The mate found is the shortest, except that one of checks alone goes before a shorter one with quiet moves.
// Heeds `nodes`, `stop` and `among` of the limits. Requires: at least one move.
MateAnswer find_mate(const Situation& situation, int moves, const Limits& limits);

}  // namespace doorgeef::engine
