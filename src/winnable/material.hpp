// What the men alone, wherever they stand, say about winning.
#pragma once

#include "rules/position.hpp"

namespace doorgeef::winnable {

inline constexpr rules::Bitboard kDarkSquares{0xAA55AA55AA55AA55};

// Whether this side can never mate with what it has on the board and in reserve, whatever the opponent does
// with what he has. Says "no" only where it is certain; docs/winnable.md has the proofs.
inline bool lacks_material(const rules::Position& position, rules::Color side) {
    using rules::Bitboard;
    using rules::Role;
    const Bitboard own = position.pieces(side);
    const rules::Reserve& reserve = position.reserve(side);
    if (!own.several() && reserve.empty()) return true;

    const auto has = [&](rules::Color color, Role role) {
        return position.pieces(color, role).any() || position.reserve(color).has(role);
    };
    if (has(side, Role::pawn) || has(side, Role::rook) || has(side, Role::queen)) return false;
    const unsigned knights = position.pieces(side, Role::knight).count() + reserve.count(Role::knight);
    const Bitboard bishops = position.pieces(side, Role::bishop);
    const unsigned bishop_count = bishops.count() + reserve.count(Role::bishop);

    // A single knight needs the help of a man that blocks its king's way out without guarding the knight's
    // square: a queen cannot.
    if (knights > 0)
        return knights == 1 && bishop_count == 0 && !has(!side, Role::pawn) && !has(!side, Role::knight) &&
               !has(!side, Role::bishop) && !has(!side, Role::rook);

    // Bishops on squares of one colour need a blocker that cannot come between: a knight, or a bishop on
    // squares of the other colour.
    if (has(!side, Role::pawn) || has(!side, Role::knight)) return false;
    const Bitboard helpers = position.pieces(!side, Role::bishop);
    if (reserve.has(Role::bishop))
        return bishop_count == 1 && helpers.none() && !position.reserve(!side).has(Role::bishop);
    const bool dark = (bishops & kDarkSquares).any();
    const bool light = (bishops & ~kDarkSquares).any();
    if ((dark && light) || position.reserve(!side).has(Role::bishop)) return false;
    return (helpers & (dark ? ~kDarkSquares : kDarkSquares)).none();
}

}  // namespace doorgeef::winnable
