// One step in every direction, for whole sets of squares at once.
#pragma once

#include "rules/bitboard.hpp"
#include "rules/piece.hpp"

namespace doorgeef::winnable {

using rules::Bitboard;
using rules::Color;
using rules::Role;

constexpr int count(Bitboard squares) {
    return static_cast<int>(squares.count());
}

constexpr Bitboard east(Bitboard squares) {
    return (squares & ~rules::kFileH) << 1;
}
constexpr Bitboard west(Bitboard squares) {
    return (squares & ~rules::kFileA) >> 1;
}
constexpr Bitboard forward(Color color, Bitboard squares) {
    return color == Color::white ? squares << 8 : squares >> 8;
}

constexpr Bitboard straight_steps(Bitboard squares) {
    return (squares << 8) | (squares >> 8) | east(squares) | west(squares);
}
constexpr Bitboard oblique_steps(Bitboard squares) {
    const Bitboard aside = east(squares) | west(squares);
    return (aside << 8) | (aside >> 8);
}
constexpr Bitboard all_steps(Bitboard squares) {
    const Bitboard row = squares | east(squares) | west(squares);
    return (row << 8) | (row >> 8) | east(squares) | west(squares);
}
constexpr Bitboard knight_steps(Bitboard squares) {
    const Bitboard one = east(squares) | west(squares);
    const Bitboard two = east(east(squares)) | west(west(squares));
    return (one << 16) | (one >> 16) | (two << 8) | (two >> 8);
}
constexpr Bitboard pawn_captures(Color color, Bitboard squares) {
    return forward(color, east(squares) | west(squares));
}

// Where a chessman, standing on one of these squares, attacks at least; a slider only the squares beside it.
constexpr Bitboard steps(Color color, Role role, Bitboard squares) {
    switch (role) {
    case Role::pawn: return pawn_captures(color, squares);
    case Role::knight: return knight_steps(squares);
    case Role::bishop: return oblique_steps(squares);
    case Role::rook: return straight_steps(squares);
    case Role::queen:
    case Role::king: return all_steps(squares);
    }
    return {};
}

}  // namespace doorgeef::winnable
