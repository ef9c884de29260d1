// The random numbers behind a position's key. A key is the XOR of one number for everything that makes two
// positions differ for the rules: chessmen, promoted marks, castling rights, en passant file, side to move,
// both reserves. Not the counters.
#pragma once

#include "rules/castling.hpp"
#include "rules/piece.hpp"
#include "rules/square.hpp"

#include <array>
#include <cstdint>

namespace doorgeef::rules::zobrist {

using Key = std::uint64_t;

namespace detail {

// splitmix64 (Sebastiano Vigna, public domain)
constexpr Key random(Key seed) {
    Key z = (seed + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

// Fills a table, however nested, with the random numbers that follow `seed`.
constexpr void fill(Key& key, Key& seed) {
    key = random(seed++);
}
template <class Table>
constexpr void fill(Table& table, Key& seed) {
    for (auto& entry : table.values) fill(entry, seed);
}

struct Keys {
    ByColor<ByRole<BySquare<Key>>> pieces;
    BySquare<Key> promoted;
    ByColor<ByRole<Key>> reserves;
    std::array<Key, 16> castling{};
    std::array<Key, 8> en_passant_files{};
    Key black_to_move = 0;

    constexpr Keys() {
        Key seed = 0;
        fill(pieces, seed);
        fill(promoted, seed);
        fill(reserves, seed);
        for (Key& key : castling) fill(key, seed);
        for (Key& key : en_passant_files) fill(key, seed);
        fill(black_to_move, seed);
    }
};

inline constexpr Keys kKeys;

}  // namespace detail

constexpr Key piece(Color color, Role role, Square square) {
    return detail::kKeys.pieces[color][role][square];
}
constexpr Key promoted(Square square) {
    return detail::kKeys.promoted[square];
}
constexpr Key castling(CastlingRights rights) {
    return detail::kKeys.castling[rights.bits()];
}
constexpr Key en_passant(Square square) {
    return detail::kKeys.en_passant_files[static_cast<std::size_t>(file_of(square))];
}
constexpr Key reserve(Color color, Role role, unsigned count) {
    return detail::kKeys.reserves[color][role] * count;
}
constexpr Key black_to_move() {
    return detail::kKeys.black_to_move;
}

}  // namespace doorgeef::rules::zobrist
