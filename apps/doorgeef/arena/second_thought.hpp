// Something came from the other board, and there was only a moment left to think again: which move to make.
#pragma once

#include "engine/engine.hpp"

#include <functional>

namespace doorgeef::app {

// What a move is worth, seen in a moment.
using AtAGlance = std::function<engine::Score(rules::Move)>;

// Whether to keep to the move of a longer thought about what was there before. A glance at what is there now
// is no reason to drop it, unless that decides the game.
bool outweighs(const engine::Thought& before, const engine::Thought& glance, const engine::Situation& now,
               const AtAGlance& worth);

}  // namespace doorgeef::app
