// Proves mates by trying everything: shares no code with the search.
#pragma once

#include "rules/position.hpp"
#include "rules/ruleset.hpp"

namespace doorgeef::engine {

// Whether the player to move is mated for good: under fics also with any piece he could still be given.
bool is_mated(const rules::Position& position, const rules::Ruleset& ruleset);

// Whether the player to move mates in at most so many moves, whatever the answers.
bool mates_within(const rules::Position& position, const rules::Ruleset& ruleset, int moves);

// The same, looking only at moves that check: quick, and a proof if it says yes.
bool mates_by_checks(const rules::Position& position, const rules::Ruleset& ruleset, int moves);

}  // namespace doorgeef::engine
