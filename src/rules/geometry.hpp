// What the empty board looks like: leaper attacks, lines, and the squares between two squares.
#pragma once

#include "rules/bitboard.hpp"
#include "rules/color.hpp"

#include <array>
#include <utility>

namespace doorgeef::rules {

namespace geometry_detail {

using Step = std::pair<int, int>;  // files, ranks

constexpr Bitboard stepped(Square from, int files, int ranks) {
    const int file = file_of(from) + files;
    const int rank = rank_of(from) + ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return {};
    return Bitboard{square_at(file, rank)};
}

template <std::size_t N>
constexpr BySquare<Bitboard> leaper_table(const std::array<Step, N>& steps) {
    BySquare<Bitboard> table{};
    for (const Square from : kAllSquares)
        for (const auto& [files, ranks] : steps) table[from] |= stepped(from, files, ranks);
    return table;
}

constexpr Bitboard ray(Square from, int files, int ranks) {
    Bitboard squares;
    for (int distance = 1; distance < 8; ++distance)
        squares |= stepped(from, files * distance, ranks * distance);
    return squares;
}

inline constexpr std::array<Step, 8> kKnightSteps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
inline constexpr std::array<Step, 8> kKingSteps{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
inline constexpr std::array<Step, 2> kWhitePawnSteps{{{-1, 1}, {1, 1}}};
inline constexpr std::array<Step, 2> kBlackPawnSteps{{{-1, -1}, {1, -1}}};

// One line through a square, without the square itself, split into the squares below and above it.
struct Line {
    Bitboard lower;
    Bitboard upper;
};

// The four lines of a square fill exactly one cache line.
struct alignas(64) Lines {
    Line rank, file, diagonal, antidiagonal;
};

constexpr BySquare<Lines> line_table() {
    BySquare<Lines> table{};
    for (const Square square : kAllSquares)
        table[square] = {{ray(square, -1, 0), ray(square, 1, 0)},
                         {ray(square, 0, -1), ray(square, 0, 1)},
                         {ray(square, -1, -1), ray(square, 1, 1)},
                         {ray(square, 1, -1), ray(square, -1, 1)}};
    return table;
}

constexpr BySquare<BySquare<Bitboard>> between_table() {
    BySquare<BySquare<Bitboard>> table{};
    for (const Square from : kAllSquares)
        for (const auto& [files, ranks] : kKingSteps) {
            Bitboard passed;
            for (const int distance : {1, 2, 3, 4, 5, 6, 7}) {
                const Bitboard next = stepped(from, files * distance, ranks * distance);
                if (next.none()) break;
                table[from][next.first()] = passed;
                passed |= next;
            }
        }
    return table;
}

constexpr BySquare<BySquare<Bitboard>> through_table() {
    BySquare<BySquare<Bitboard>> table{};
    for (const Square from : kAllSquares)
        for (const auto& [files, ranks] : kKingSteps) {
            const Bitboard there = ray(from, files, ranks);
            const Bitboard whole = there | ray(from, -files, -ranks) | Bitboard{from};
            for (const Square square : there) table[from][square] = whole;
        }
    return table;
}

inline constexpr BySquare<Lines> kLines = line_table();
inline constexpr auto kBetween = between_table();
inline constexpr auto kThrough = through_table();
inline constexpr auto kKnightAttacks = leaper_table(kKnightSteps);
inline constexpr auto kKingAttacks = leaper_table(kKingSteps);
inline constexpr ByColor<BySquare<Bitboard>> kPawnAttacks{
    {leaper_table(kWhitePawnSteps), leaper_table(kBlackPawnSteps)}};

}  // namespace geometry_detail

constexpr Bitboard knight_attacks(Square from) {
    return geometry_detail::kKnightAttacks[from];
}

constexpr Bitboard king_attacks(Square from) {
    return geometry_detail::kKingAttacks[from];
}

// Where a pawn of this colour captures. Seen the other way: the enemy pawns that attack `from`.
constexpr Bitboard pawn_attacks(Color color, Square from) {
    return geometry_detail::kPawnAttacks[color][from];
}

// The squares strictly between two squares of one line; empty if they share none.
constexpr Bitboard between(Square a, Square b) {
    return geometry_detail::kBetween[a][b];
}

// The whole line through two squares, both included; empty if they share none.
constexpr Bitboard line_through(Square a, Square b) {
    return geometry_detail::kThrough[a][b];
}

// Attacks of sliders on the empty board.
constexpr Bitboard bishop_rays(Square from) {
    const auto& lines = geometry_detail::kLines[from];
    return lines.diagonal.lower | lines.diagonal.upper | lines.antidiagonal.lower | lines.antidiagonal.upper;
}

constexpr Bitboard rook_rays(Square from) {
    const auto& lines = geometry_detail::kLines[from];
    return lines.rank.lower | lines.rank.upper | lines.file.lower | lines.file.upper;
}

}  // namespace doorgeef::rules
