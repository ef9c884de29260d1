// Anything that can be written down about one board, possible or not. Position::from_setup is the one door
// from here to a position that can be played.
#pragma once

#include "rules/castling.hpp"
#include "rules/geometry.hpp"
#include "rules/piece.hpp"
#include "rules/reserve.hpp"
#include "rules/ruleset.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace doorgeef::rules {

struct Setup {
    BySquare<std::optional<Piece>> board{};
    ByColor<Reserve> reserves{};
    Color turn = Color::white;
    CastlingRights castling{};
    std::optional<Square> en_passant{};
    unsigned halfmoves = 0;  // since the last capture, pawn move or drop (ruling R13)
    unsigned fullmoves = 1;

    static Setup start();
    friend bool operator==(const Setup&, const Setup&) = default;
};

// The counters go no further than this.
inline constexpr unsigned kMostMoves = 9999;

enum class SetupError : std::uint8_t {
    no_white_king,
    no_black_king,
    several_white_kings,
    several_black_kings,
    pawn_on_end_rank,
    promoted_pawn_or_king,  // a mark "is a pawn" on a pawn or a king
    king_in_reserve,
    reserve_on_single_board,  // nobody can pass anything where only one board is played
    castling_without_king,
    castling_without_rook,
    en_passant_impossible,
    opponent_in_check,  // the side not to move
    counter_too_large,
};

std::string_view code(SetupError error);

// Every reason why nobody can play from here under these rules; empty if the position is playable.
std::vector<SetupError> errors(const Setup& setup, const Ruleset& ruleset);

enum class SetupRemark : std::uint8_t {
    // Over the board and both reserves there are more of a kind than two sets hold: 16 pawns (promoted ones
    // included), 4 knights, bishops and rooks, 2 queens per colour.
    more_chessmen_than_two_sets,
};

std::string_view code(SetupRemark remark);

// What is odd about a setup, but not impossible.
std::vector<SetupRemark> remarks(const Setup& setup);

}  // namespace doorgeef::rules
