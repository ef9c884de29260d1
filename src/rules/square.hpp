// Squares, ranks and files.
#pragma once

#include "rules/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::rules {

// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
};
// clang-format on

inline constexpr int kSquareCount = 64;

constexpr int index(Square square) {
    return static_cast<int>(square);
}

constexpr Square square_at(int index) {
    return static_cast<Square>(index);
}

// File and rank count from 0: file 0 is the a-file, rank 0 is rank 1.
constexpr Square square_at(int file, int rank) {
    return square_at(rank * 8 + file);
}

constexpr int file_of(Square square) {
    return index(square) & 7;
}

constexpr int rank_of(Square square) {
    return index(square) >> 3;
}

// The rank seen from the player's own side (ruling R2): 0 is where the king starts.
constexpr int relative_rank(Color color, Square square) {
    return color == Color::white ? rank_of(square) : 7 - rank_of(square);
}

constexpr Square relative(Color color, Square square) {
    return color == Color::white ? square : square_at(index(square) ^ 56);
}

// A table with one value for each square.
template <class T>
struct BySquare {
    std::array<T, kSquareCount> values{};

    constexpr T& operator[](Square square) { return values[static_cast<std::size_t>(square)]; }
    constexpr const T& operator[](Square square) const { return values[static_cast<std::size_t>(square)]; }
    friend constexpr bool operator==(const BySquare&, const BySquare&) = default;
};

std::optional<Square> parse_square(std::string_view text);
std::string to_string(Square square);

}  // namespace doorgeef::rules
