// A book of varied openings: a few quiet moves on each board, by chance but from a seed.
#pragma once

#include "match/seat.hpp"
#include "rules/move.hpp"
#include "rules/ruleset.hpp"

#include <cstdint>
#include <vector>

namespace doorgeef::app {

using Opening = match::ByBoard<std::vector<rules::Move>>;

// Nothing is captured, nobody is in check, and the player to move can neither mate nor win material by a
// capture. It does not depend on any engine, so that the book stays the same while engines change.
Opening make_opening(const rules::Ruleset& ruleset, std::uint64_t seed);

}  // namespace doorgeef::app
