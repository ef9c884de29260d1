// Moves that could be typed, most of them illegal, for one reason or another.
#pragma once

#include "dice.hpp"
#include "reference/board.hpp"
#include "rules/move.hpp"

#include <vector>

namespace doorgeef::rules {

reference::Action random_action(Dice& dice, const reference::Board& board, const reference::Board& other);

// Any value a Move can have, also those that no text stands for: a legal move with another kind, a king
// dropped, a promotion to a pawn.
Move random_move(Dice& dice, const std::vector<Move>& legal);

}  // namespace doorgeef::rules
