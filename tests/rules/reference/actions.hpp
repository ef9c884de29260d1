// Which moves there are.
#pragma once

#include "board.hpp"
#include "rules.hpp"

#include <vector>

namespace doorgeef::reference {

// Where the man on this square, of the side to move, goes by the way it moves: without castling, and whether
// or not its own king is in check afterwards.
std::vector<int> destinations(const Board& board, int from);

// The right, the rook, empty squares between, and no attacked square on the king's way.
bool can_castle(const Board& board, const Castling& castling);

// The squares of the other board where a Q, R, B or N of this colour stands (Stein 3.1).
std::vector<int> takeable(const Board& other, bool white);

// Whether taking the man from this square leaves the player not to move there in check (R15).
bool exposes_king(const Board& other, int taken);

// Whether the mover's king is attacked after the action, which makes sense otherwise.
bool leaves_king_attacked(const Board& board, const Action& action, const Rules& rules, const Board* other);

bool drop_gives_check(const Board& board, const Action& action, const Rules& rules);
bool drop_rank_allowed(const Action& action, bool white, const Rules& rules);

// All legal moves. `other` may be left out where nothing is taken from there.
std::vector<Action> legal_actions(const Board& board, const Rules& rules, const Board* other);

// Forgets a square passed over where no pawn stands ready to capture, as positions of the library do.
void forget_idle_en_passant(Board& board);

}  // namespace doorgeef::reference
