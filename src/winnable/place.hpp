// Squares to which a king is to go, and how many steps each square is from them on an empty board.
#pragma once

#include "winnable/steps.hpp"

#include <array>
#include <cstddef>

namespace doorgeef::winnable {

struct Place {
    Bitboard squares;
    rules::BySquare<std::int8_t> steps;
};

constexpr Place place(Bitboard squares) {
    Place place{squares, {}};
    Bitboard reached = squares;
    for (std::int8_t steps = 1; reached != rules::kAllSquares; ++steps) {
        const Bitboard next = all_steps(reached) & ~reached;
        for (const rules::Square square : next) place.steps[square] = steps;
        reached |= next;
    }
    return place;
}

// A king's way to each of some places over open squares.
template <std::size_t Count>
struct Walk {
    std::array<int, Count> steps;
    std::array<bool, Count> arrives;
};

// Where there is no way, the steps are those on an empty board.
template <std::size_t Count>
Walk<Count> walk(rules::Square from, Bitboard open, const std::array<Place, Count>& places) {
    Walk<Count> walk{};
    Bitboard reached{from};
    Bitboard next = reached;
    std::size_t left = Count;
    for (int made = 0; next.any() && left > 0; ++made) {
        for (std::size_t i = 0; i < Count; ++i) {
            if (walk.arrives[i] || (next & places[i].squares).none()) continue;
            walk.arrives[i] = true;
            walk.steps[i] = made;
            --left;
        }
        next = all_steps(reached) & open & ~reached;
        reached |= next;
    }
    for (std::size_t i = 0; i < Count; ++i)
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): small numbers, not characters
        if (!walk.arrives[i]) walk.steps[i] = places[i].steps[from];
    return walk;
}

}  // namespace doorgeef::winnable
