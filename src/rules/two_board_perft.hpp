// perft over both boards of a match: every legal move of both players on move counts, what is captured joins
// the other board's reserve, and no endings are applied.
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstdint>

namespace doorgeef::rules {

// Requires: depth is not negative.
std::uint64_t two_board_perft(const std::array<Position, 2>& boards, const Ruleset& ruleset, int depth);

}  // namespace doorgeef::rules
