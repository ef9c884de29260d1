// Stein 3.1: a pawn that reaches the last rank is exchanged for a piece of its own colour taken from the
// other board (rulings R14 and R15).
#pragma once

#include "rules/position.hpp"

namespace doorgeef::rules {

struct TakingChoice {
    // The squares of the other board from which a piece may be taken now.
    Bitboard allowed;
    // No queen, rook, bishop or knight of that colour stands there at all: the pawn is lost (Stein 3.1).
    // If pieces stand there but none is allowed, the pawn may not move to the last rank for now (R15).
    bool nothing_there = false;
};

inline Bitboard takeable(const Position& other, Color color) {
    return other.pieces(color) & ~other.pieces(Role::pawn) & ~other.pieces(Role::king);
}

inline TakingChoice taking_choice(const Position& other, Color color) {
    const Bitboard there = takeable(other, color);
    // R15: the player not to move on the robbed board may not come to stand in check.
    return {there & ~other.shields(!other.turn()), there.none()};
}

}  // namespace doorgeef::rules
