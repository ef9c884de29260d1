// Counting the tree of legal moves: the usual proof that a generator is right, and the measure of its speed.
#pragma once

#include "rules/position.hpp"

#include <cstdint>

namespace doorgeef::rules {

enum class PerftLeaves : std::uint8_t {
    counted,  // the last ply is a sum of population counts
    made,     // every leaf move is really made and unmade
};

// The number of move sequences of this length. The board is looked at alone: captures leave the reserves as
// they are. `other` is where a promotion by taking takes from; it is changed by that along the line, and
// otherwise stands still. Requires: depth is not negative.
std::uint64_t perft(const Position& position, const Position& other, const Ruleset& ruleset, int depth,
                    PerftLeaves leaves = PerftLeaves::counted);

}  // namespace doorgeef::rules
