// What a move wins or loses where it lands, if both sides keep taking there as long as it pays.
#pragma once

#include "engine/worth.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

namespace doorgeef::engine {

// Whether the exchange that the move begins is worth at least this much to the mover. Pieces that come in by
// a drop are not counted.
bool exchange_reaches(const rules::Position& position, rules::Move move, const Worth& worth, Score least);

}  // namespace doorgeef::engine
