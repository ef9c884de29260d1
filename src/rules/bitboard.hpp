// A set of squares in one machine word.
#pragma once

#include "rules/square.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace doorgeef::rules {

class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
    constexpr explicit Bitboard(Square square) : bits_(std::uint64_t{1} << index(square)) {}

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool any() const { return bits_ != 0; }
    constexpr bool none() const { return bits_ == 0; }
    constexpr bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr bool contains(Square square) const { return ((bits_ >> index(square)) & 1) != 0; }
    constexpr unsigned count() const { return static_cast<unsigned>(std::popcount(bits_)); }

    // Requires: any().
    constexpr Square first() const { return square_at(std::countr_zero(bits_)); }

    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard{a.bits_ & b.bits_}; }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard{a.bits_ | b.bits_}; }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard{a.bits_ ^ b.bits_}; }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard{~a.bits_}; }
    friend constexpr Bitboard operator<<(Bitboard a, int by) { return Bitboard{a.bits_ << by}; }
    friend constexpr Bitboard operator>>(Bitboard a, int by) { return Bitboard{a.bits_ >> by}; }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    // `for (Square square : bitboard)`, from a1 to h8.
    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return square_at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_ = 0;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{}; }

private:
    std::uint64_t bits_ = 0;
};

inline constexpr Bitboard kAllSquares{~std::uint64_t{0}};
inline constexpr Bitboard kFileA{0x0101010101010101};
inline constexpr Bitboard kFileH{0x8080808080808080};

// Rank counts from 0.
constexpr Bitboard rank_mask(int rank) {
    return Bitboard{std::uint64_t{0xFF} << (8 * rank)};
}

constexpr Bitboard relative_rank_mask(Color color, int rank) {
    return rank_mask(color == Color::white ? rank : 7 - rank);
}

}  // namespace doorgeef::rules
