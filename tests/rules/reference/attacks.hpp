// Who attacks what.
#pragma once

#include "board.hpp"

namespace doorgeef::reference {

// Whether the man on `from` attacks `to`, whoever stands there.
bool attacks(const Board& board, int from, int to);

// How many men of this colour attack the square.
int attackers(const Board& board, int square, bool white);

bool king_attacked(const Board& board, bool white_king);

}  // namespace doorgeef::reference
