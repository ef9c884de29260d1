// What a quiet position is worth at a glance.
#pragma once

#include "engine/worth.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

namespace doorgeef::engine {

// For the player to move, never beyond kMostPositional.
Score evaluate(const rules::Position& position, const rules::Ruleset& ruleset, const Worth& worth);

}  // namespace doorgeef::engine
