// Which moves are legal, and why a move is not.
//
// Where the ruleset promotes by taking (Stein 3.1) all of these need the other board; elsewhere they do not
// look at it.
#pragma once

#include "rules/move_list.hpp"
#include "rules/position.hpp"

#include <optional>
#include <string_view>

namespace doorgeef::rules {

MoveList legal_moves(const Position& position, const Ruleset& ruleset, const Position* other = nullptr);

// As many as legal_moves lists, without listing them.
std::uint64_t count_legal_moves(const Position& position, const Ruleset& ruleset,
                                const Position* other = nullptr);

bool has_legal_move(const Position& position, const Ruleset& ruleset, const Position* other = nullptr);

// If several reasons apply, the first in this order is the answer.
enum class IllegalMove : std::uint8_t {
    // drops
    not_in_reserve,
    square_occupied,
    pawn_drop_rank,    // KNSB 2.5
    piece_drop_rank,   // Stein 2.6
    drop_gives_check,  // KNSB 2.4
    // moves on the board
    empty_square,
    not_your_piece,
    castling_not_allowed,
    illegal_move,  // that chessman does not move like that
    promotion_piece_missing,
    nothing_there_to_take,  // Stein 3.1
    taking_not_allowed,     // R15, or the ruleset knows no taking
    // both
    leaves_king_in_check,
};

// The code that scenarios, the server and the clients use: "drop-gives-check".
std::string_view code(IllegalMove reason);

// Nothing if the move is legal, else the precise reason.
std::optional<IllegalMove> why_illegal(const Position& position, Move move, const Ruleset& ruleset,
                                       const Position* other = nullptr);

inline bool is_legal(const Position& position, Move move, const Ruleset& ruleset,
                     const Position* other = nullptr) {
    return !why_illegal(position, move, ruleset, other);
}

// Plays a legal move, on both boards if it takes; refuses an illegal one and changes nothing.
Result<Played, IllegalMove> play(Position& position, Move move, const Ruleset& ruleset,
                                 Position* other = nullptr);

}  // namespace doorgeef::rules
