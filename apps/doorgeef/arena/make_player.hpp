// From a SPEC to somebody who plays.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/arena/spec.hpp"

#include <memory>

namespace doorgeef::app {

std::unique_ptr<Player> make_player(const Spec& spec, const Pace& pace);

}  // namespace doorgeef::app
