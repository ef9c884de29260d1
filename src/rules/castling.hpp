// The rights to castle. A right belongs to the king and rook that have stood there unmoved since the start;
// a dropped rook never brings one (ruling R4).
#pragma once

#include "rules/bitboard.hpp"
#include "rules/geometry.hpp"

#include <array>
#include <cstdint>

namespace doorgeef::rules {

enum class Wing : std::uint8_t { king_side, queen_side };

inline constexpr std::array kWings{Wing::king_side, Wing::queen_side};

// The squares of one castling move.
struct CastlingPath {
    Square king_from;
    Square king_to;
    Square rook_from;
    Square rook_to;
    Bitboard must_be_empty;
    Bitboard must_be_safe;  // the king's squares, first and last included
};

constexpr CastlingPath castling_path(Color color, Wing wing) {
    const bool short_side = wing == Wing::king_side;
    const Square king_from = relative(color, Square::e1);
    const Square king_to = relative(color, short_side ? Square::g1 : Square::c1);
    const Square rook_from = relative(color, short_side ? Square::h1 : Square::a1);
    const Square rook_to = relative(color, short_side ? Square::f1 : Square::d1);
    return {king_from,
            king_to,
            rook_from,
            rook_to,
            between(king_from, rook_from),
            Bitboard{king_from} | Bitboard{rook_to} | Bitboard{king_to}};
}

class CastlingRights {
public:
    constexpr CastlingRights() = default;
    static constexpr CastlingRights all() { return CastlingRights{0b1111}; }

    constexpr bool any() const { return bits_ != 0; }
    constexpr bool any(Color color) const { return (bits_ & (0b11U << shift(color))) != 0; }
    constexpr bool has(Color color, Wing wing) const { return (bits_ & bit(color, wing)) != 0; }
    constexpr void add(Color color, Wing wing) {
        bits_ = static_cast<std::uint8_t>(bits_ | bit(color, wing));
    }
    // Between 0 and 15.
    constexpr unsigned bits() const { return bits_; }

    // What remains once something has left or entered these squares.
    constexpr void touch(Square a, Square b) {
        bits_ = static_cast<std::uint8_t>(bits_ & kKept[a] & kKept[b]);
    }
    friend constexpr bool operator==(CastlingRights, CastlingRights) = default;

private:
    constexpr explicit CastlingRights(std::uint8_t bits) : bits_(bits) {}
    static constexpr unsigned shift(Color color) { return color == Color::white ? 0 : 2; }
    static constexpr unsigned bit(Color color, Wing wing) {
        return 1U << (shift(color) + static_cast<unsigned>(wing));
    }
    static constexpr BySquare<std::uint8_t> kept_table() {
        BySquare<std::uint8_t> kept{};
        kept.values.fill(0b1111);
        for (const Color color : kColors)
            for (const Wing wing : kWings) {
                const CastlingPath path = castling_path(color, wing);
                for (const Square square : {path.king_from, path.rook_from})
                    kept[square] = static_cast<std::uint8_t>(kept[square] & ~bit(color, wing));
            }
        return kept;
    }
    static const BySquare<std::uint8_t> kKept;

    std::uint8_t bits_ = 0;
};

inline constexpr BySquare<std::uint8_t> CastlingRights::kKept = CastlingRights::kept_table();

}  // namespace doorgeef::rules
