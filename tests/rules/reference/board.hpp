// The reference: a second reading of the rules, slow and obvious, for the tests. It is written from rules.md
// and shares no code with src/rules, so that the two can only agree by both being right.
//
// A board is a mailbox of FEN letters. Squares are numbers: 0 is a1, 1 is b1, 63 is h8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace doorgeef::reference {

inline constexpr int kNowhere = -1;
inline constexpr char kNobody = '.';

constexpr int file_of(int square) {
    return square % 8;
}

constexpr int rank_of(int square) {
    return square / 8;
}

constexpr bool is_white(char man) {
    return man >= 'A' && man <= 'Z';
}

// The letter in upper case: 'N' for both knights.
constexpr char kind_of(char man) {
    return man >= 'a' && man <= 'z' ? static_cast<char>(man - 'a' + 'A') : man;
}

constexpr char man_of(char kind, bool white) {
    return white ? kind : static_cast<char>(kind - 'A' + 'a');
}

// The rank as the regulations count it, 1 to 8 from the player's own side (R2).
constexpr int players_rank(int square, bool white) {
    return white ? rank_of(square) + 1 : 8 - rank_of(square);
}

// The four castling moves, in the order of Board::may_castle.
struct Castling {
    char man;  // the king
    int king_from, king_to, rook_from, rook_to;
};
inline constexpr std::array<Castling, 4> kCastlings{{
    {'K', 4, 6, 7, 5},
    {'K', 4, 2, 0, 3},
    {'k', 60, 62, 63, 61},
    {'k', 60, 58, 56, 59},
}};

struct Board {
    std::array<char, 64> men{};               // FEN letters, or kNobody
    std::array<bool, 64> promoted{};          // the mark "is a pawn"
    std::array<std::uint8_t, 128> reserve{};  // how many, by FEN letter
    std::array<bool, 4> may_castle{};
    int passed_over = kNowhere;  // by the double step just made, whether or not anybody can capture there
    bool white_to_move = true;
    int halfmoves = 0;
    int fullmoves = 1;

    char at(int square) const { return men[static_cast<std::size_t>(square)]; }
    bool is_promoted(int square) const { return promoted[static_cast<std::size_t>(square)]; }
    bool empty(int square) const { return at(square) == kNobody; }
    bool has(int square, bool white) const { return !empty(square) && is_white(at(square)) == white; }
    std::uint8_t& in_reserve(char man) { return reserve[static_cast<unsigned char>(man)]; }
    std::uint8_t in_reserve(char man) const { return reserve[static_cast<unsigned char>(man)]; }

    void put(int square, char man, bool is_promoted = false);
    void clear(int square) { put(square, kNobody); }
    int king_square(bool white) const;

    friend bool operator==(const Board&, const Board&) = default;
};

// Anything that can be written down as a move, sensible or not.
struct Action {
    char drop = 0;        // P N B R Q, or 0: a man on the board moves
    int from = kNowhere;  // not for a drop
    int to = kNowhere;
    char promotion = 0;    // q r b n, or 0
    bool takes = false;    // Stein: written with a slash
    int taken = kNowhere;  // then the square of the other board; kNowhere is written '-'

    friend bool operator==(const Action&, const Action&) = default;
};

std::string text(int square);
// e2e4 e7e8q N@f3 e7e8/g5 e7e8/-
std::string text(const Action& action);

}  // namespace doorgeef::reference
