// What a move does to the boards.
#pragma once

#include "board.hpp"
#include "rules.hpp"

namespace doorgeef::reference {

// FEN letters of what came off the board, 0 for nobody. A promoted man is a pawn again (KNSB 3.2).
struct Off {
    char captured = 0;
    char surrendered = 0;  // Stein 3.2

    friend bool operator==(const Off&, const Off&) = default;
};

// Carries out an action that makes sense as a move, whether or not a king is left in check. `other` is
// needed, and changed, only when it takes.
Off play(Board& board, const Action& action, const Rules& rules, Board* other);

}  // namespace doorgeef::reference
