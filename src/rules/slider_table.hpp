// Slider attacks looked up by PEXT: for each square a table over all ways in which the lines through it can
// be blocked. 841 KiB, filled by the compiler, only built in where the processor has BMI2.
#pragma once

#if defined(__BMI2__)

#include "rules/geometry.hpp"

#include <array>
#include <cstdint>

namespace doorgeef::rules::slider_table {

// Where one square's part of the table lies, and which squares can block there: all of its lines but the last
// square of each, behind which there is nothing to hide.
struct Entry {
    std::uint64_t blockers = 0;
    std::uint32_t offset = 0;
};

constexpr Bitboard inner_squares(Bitboard line_squares, Square from) {
    Bitboard inner;
    for (const Square square : line_squares) {
        const bool at_file_end = file_of(square) % 7 == 0 && file_of(square) != file_of(from);
        const bool at_rank_end = rank_of(square) % 7 == 0 && rank_of(square) != rank_of(from);
        if (!at_file_end && !at_rank_end) inner |= Bitboard{square};
    }
    return inner;
}

template <class Rays>
constexpr BySquare<Entry> entries(Rays rays, std::uint32_t offset) {
    BySquare<Entry> table{};
    for (const Square square : kAllSquares) {
        const Bitboard blockers = inner_squares(rays(square), square);
        table[square] = {blockers.bits(), offset};
        offset += std::uint32_t{1} << blockers.count();
    }
    return table;
}

inline constexpr std::size_t kBishopSize = 5248;
inline constexpr std::size_t kRookSize = 102400;
inline constexpr auto kBishop = entries([](Square square) { return bishop_rays(square); }, 0);
inline constexpr auto kRook = entries([](Square square) { return rook_rays(square); }, kBishopSize);

extern const std::array<std::uint64_t, kBishopSize + kRookSize> kAttacks;

inline Bitboard look_up(const Entry& entry, Bitboard occupied) {
    return Bitboard{kAttacks[entry.offset + __builtin_ia32_pext_di(occupied.bits(), entry.blockers)]};
}

}  // namespace doorgeef::rules::slider_table

#endif
