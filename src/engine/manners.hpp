// When a player gives up, and when he is content with a draw.
#pragma once

#include "engine/engine.hpp"

namespace doorgeef::engine {

// Only what cannot be helped any more: mate in a few moves, with no piece that could still arrive in time and
// no teammate whose match would be lost with it.
bool resigns(const Situation& situation, const Thought& thought);

// Where all four must agree, both boards count.
bool accepts_draw(const Situation& situation, const Thought& thought);

}  // namespace doorgeef::engine
