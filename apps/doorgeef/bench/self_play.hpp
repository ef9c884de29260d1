// Positions from matches that the engine plays against itself, with what became of them.
#pragma once

#include "engine/tune.hpp"

#include <cstdint>

namespace doorgeef::app {

// The same seed gives the same samples. Each is judged half by how its own game ended, if it ended, and half
// by what the engine thought of it with so many nodes; `scale` as in engine::promised.
std::vector<engine::Sample> self_played_samples(const rules::Ruleset& ruleset, int matches,
                                                std::uint64_t nodes, std::uint64_t seed, double scale);

}  // namespace doorgeef::app
