// The letters of BPGN and the seats of a match.
#pragma once

#include "match/seat.hpp"
#include "notation/game_record.hpp"

#include <optional>

namespace doorgeef::notation {

// Nothing where nobody is named.
constexpr std::optional<match::Seat> seat_of(Mover mover, match::Team white_on_first) {
    using match::BoardId;
    using rules::Color;
    switch (mover) {
    case Mover::white_a: return match::seat_of(BoardId::first, Color::white, white_on_first);
    case Mover::black_a: return match::seat_of(BoardId::first, Color::black, white_on_first);
    case Mover::white_b: return match::seat_of(BoardId::second, Color::white, white_on_first);
    case Mover::black_b: return match::seat_of(BoardId::second, Color::black, white_on_first);
    case Mover::unnamed: break;
    }
    return std::nullopt;
}

constexpr Mover mover_of(match::Seat seat, match::Team white_on_first) {
    const bool white = match::color_of(seat, white_on_first) == rules::Color::white;
    if (seat.board() == match::BoardId::first) return white ? Mover::white_a : Mover::black_a;
    return white ? Mover::white_b : Mover::black_b;
}

// A, a, B or b.
constexpr Mover mover_of_letter(char letter) {
    switch (letter) {
    case 'A': return Mover::white_a;
    case 'a': return Mover::black_a;
    case 'B': return Mover::white_b;
    case 'b': return Mover::black_b;
    default: return Mover::unnamed;
    }
}

}  // namespace doorgeef::notation
