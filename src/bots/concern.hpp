// What a match wants of a player just now.
#pragma once

#include "match/command.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::bots {

enum class Matter : std::uint8_t {
    nothing,
    errand,  // to be done without thinking
    leave,   // the teammate asks "may I …?" (KNSB 9.3)
    draw,    // somebody has offered one
    move,
};

// Two that are equal are answered by one thought.
struct Concern {
    Matter matter = Matter::nothing;
    std::size_t errand = 0;  // which
    rules::zobrist::Key own = 0;
    int moves = 0;  // completed on the own board
    bool other_over = false;
    std::uint64_t words = 0;  // heard so far

    friend bool operator==(const Concern&, const Concern&) = default;
};

Concern concern_of(const match::Match& match, match::Seat seat, std::uint64_t words_heard);

// What hands do: press the clock, pass pieces, call a flag, demand that an illegal move is replaced.
std::optional<match::command::OfPlayer> errand_of(const match::Match& match, match::Seat seat);

// So many moves have been completed on this board.
int moves_completed(const match::Match& match, match::BoardId board);

}  // namespace doorgeef::bots
