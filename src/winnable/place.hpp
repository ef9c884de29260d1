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

// From each square to each other one.
inline constexpr auto kKingSteps = [] {
    rules::BySquare<rules::BySquare<std::int8_t>> table{};
    for (const rules::Square to : rules::kAllSquares) table[to] = place(Bitboard{to}).steps;
    return table;
}();

// A king's way to each of some places over open squares.
template <std::size_t Count>
struct Walk {
    std::array<int, Count> steps;
    std::array<bool, Count> arrives;
};

// Where there is no way, the steps are those on an empty board. Without a branch for each place: they would
// be guessed wrong half of the time.
template <std::size_t Count>
Walk<Count> walk(rules::Square from, Bitboard open, const std::array<Place, Count>& places) {
    Walk<Count> walk{};
    Bitboard reached{from};
    for (Bitboard before; reached != before;) {
        int away = 0;
        for (std::size_t i = 0; i < Count; ++i) {
            const int is_away = (reached & places[i].squares).none() ? 1 : 0;
            walk.steps[i] += is_away;
            away += is_away;
        }
        if (away == 0) break;
        before = reached;
        reached |= all_steps(reached) & open;
    }
    for (std::size_t i = 0; i < Count; ++i) {
        walk.arrives[i] = (reached & places[i].squares).any();
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): small numbers, not characters
        if (!walk.arrives[i]) walk.steps[i] = places[i].steps[from];
    }
    return walk;
}

}  // namespace doorgeef::winnable
