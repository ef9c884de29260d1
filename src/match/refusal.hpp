// Why a command is refused. The codes are part of the public interface: the server sends them, clients
// translate them.
#pragma once

#include "rules/legal_moves.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::match {

enum class Refusal : std::uint8_t {
    not_started,
    match_over,
    game_over,
    not_your_turn,
    empty_square,
    not_your_piece,
    illegal_move,
    leaves_king_in_check,
    castling_not_allowed,
    square_occupied,
    not_in_reserve,
    drop_gives_check,
    pawn_drop_rank,
    piece_drop_rank,
    promotion_piece_missing,
    nothing_there_to_take,
    taking_not_allowed,
    must_play_touched_piece,
    move_not_made,
    clock_not_pressed,
    waiting_for_return,
    nothing_to_pass,
    signal_not_allowed,
    communication_closed,
    no_draw_offered,
    draw_needs_all,
    claim_not_correct,
    claim_not_available,
    flag_not_down,
    no_illegal_move,
    too_late,
    restart_too_late,
    arbiter_not_called,
    paused,
};

inline constexpr int kRefusalCount = static_cast<int>(Refusal::paused) + 1;

Refusal refusal(rules::IllegalMove reason);

// "drop-gives-check"
std::string_view code(Refusal refusal);
std::optional<Refusal> refusal_of_code(std::string_view code);

}  // namespace doorgeef::match
