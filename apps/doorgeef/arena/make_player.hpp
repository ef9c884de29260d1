// From a SPEC to somebody who plays.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/arena/spec.hpp"

#include <cstdint>
#include <memory>

namespace doorgeef::app {

// The seed is for those of our levels that make mistakes.
std::unique_ptr<Player> make_player(const Spec& spec, const Pace& pace, std::uint64_t seed);

}  // namespace doorgeef::app
