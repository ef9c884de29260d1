// What can still come from one board to the other, found without searching.
#pragma once

#include "winnable/reach.hpp"
#include "winnable/winnable.hpp"

namespace doorgeef::winnable {

// For each board what the other one can still do to it, at most.
std::array<Outside, 2> outlook(const Boards& boards, const rules::Ruleset& ruleset);

// Whether this side can never mate with anything that is in the match at all.
bool lacks_material(const Boards& boards, Color side);

}  // namespace doorgeef::winnable
