// A move: one small value that knows what moves, from where, to where, and how.
#pragma once

#include "rules/piece.hpp"
#include "rules/square.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::rules {

enum class MoveKind : std::uint8_t {
    normal,  // also a capture and a pawn's double step
    en_passant,
    castling,   // written as the king's move of two squares
    promotion,  // in place: the pawn gets the value of role()
    drop,
    taking,  // Stein 3.1: the pawn is exchanged for the piece on taken() of the other board
};

// bits  0- 5  to
// bits  6-11  from (of a drop: the same as to)
// bits 12-14  role: what moves; of a promotion what it becomes, of a drop what is dropped
// bits 15-17  kind
// bits 18-23  taken: a square of the other board
// bit  24     taken is set; a taking without it finds nothing there to take
class Move {
public:
    constexpr Move() = default;

    static constexpr Move normal(Role role, Square from, Square to) {
        return Move{MoveKind::normal, role, from, to};
    }
    static constexpr Move en_passant(Square from, Square to) {
        return Move{MoveKind::en_passant, Role::pawn, from, to};
    }
    static constexpr Move castling(Square from, Square to) {
        return Move{MoveKind::castling, Role::king, from, to};
    }
    static constexpr Move promotion(Role role, Square from, Square to) {
        return Move{MoveKind::promotion, role, from, to};
    }
    static constexpr Move drop(Role role, Square to) { return Move{MoveKind::drop, role, to, to}; }
    static constexpr Move taking(Square from, Square to, std::optional<Square> taken) {
        Move move{MoveKind::taking, Role::pawn, from, to};
        if (taken) move.bits_ |= kTakenSet | static_cast<std::uint32_t>(index(*taken)) << kTakenShift;
        return move;
    }

    constexpr MoveKind kind() const { return static_cast<MoveKind>((bits_ >> kKindShift) & 7); }
    constexpr Role role() const { return static_cast<Role>((bits_ >> kRoleShift) & 7); }
    constexpr Square from() const { return square_at(static_cast<int>((bits_ >> kFromShift) & 63)); }
    constexpr Square to() const { return square_at(static_cast<int>(bits_ & 63)); }
    constexpr bool is_drop() const { return kind() == MoveKind::drop; }
    constexpr std::optional<Square> taken() const {
        if ((bits_ & kTakenSet) == 0) return std::nullopt;
        return square_at(static_cast<int>((bits_ >> kTakenShift) & 63));
    }

    // For hashing and ordering only; the layout may change.
    constexpr std::uint32_t bits() const { return bits_; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    static constexpr int kFromShift = 6;
    static constexpr int kRoleShift = 12;
    static constexpr int kKindShift = 15;
    static constexpr int kTakenShift = 18;
    static constexpr std::uint32_t kTakenSet = 1U << 24;

    constexpr Move(MoveKind kind, Role role, Square from, Square to)
        : bits_(static_cast<std::uint32_t>(index(to)) |
                static_cast<std::uint32_t>(index(from)) << kFromShift |
                static_cast<std::uint32_t>(role) << kRoleShift |
                static_cast<std::uint32_t>(kind) << kKindShift) {}

    // Left unset by the default constructor: lists of moves are large and made millions of times a second.
    std::uint32_t bits_;
};

// Where what this move captures, if it captures, stands: a pawn captured in passing is not where the other
// one goes.
constexpr Square captured_on(Move move) {
    return move.kind() == MoveKind::en_passant ? square_at(file_of(move.to()), rank_of(move.from()))
                                               : move.to();
}

}  // namespace doorgeef::rules
