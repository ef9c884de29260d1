// One board as text: FEN with a reserve.
//
//   r3k2r/8/8/8/8/8/8/R3KQ~1R[Pn] w KQkq - 0 1       reserve in brackets
//   r3k2r/8/8/8/8/8/8/R3KQ~1R/Pn w KQkq - 0 1        reserve as a ninth rank
//
// Upper case is White's, `~` marks the promoted pawn before it. From the castling rights on, fields may be
// left out.
#pragma once

#include "rules/result.hpp"
#include "rules/setup.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace doorgeef::rules {

enum class FenProblem : std::uint8_t {
    empty,
    unexpected_character,
    rank_too_long,
    rank_too_short,
    too_few_ranks,
    too_many_ranks,
    mark_without_piece,  // `~` not behind a chessman
    reserve_not_closed,
    reserve_too_large,
    turn_missing,
    bad_turn,
    bad_castling,
    bad_en_passant,
    bad_counter,
    too_many_fields,
};

std::string_view code(FenProblem problem);

struct FenError {
    FenProblem problem{};
    std::size_t offset = 0;  // bytes from the beginning of the text

    friend bool operator==(const FenError&, const FenError&) = default;
};

Result<Setup, FenError> parse_fen(std::string_view text);

enum class ReserveForm : std::uint8_t { brackets, slash, none };

// `none` is ordinary FEN and leaves the reserves out.
std::string to_fen(const Setup& setup, ReserveForm form = ReserveForm::brackets);

}  // namespace doorgeef::rules
