// The parts of decide(), one overload per command. What bars every command (the match is over, paused, …) has
// been looked at before. A part that refuses has emitted nothing.
#pragma once

#include "match/draft.hpp"

namespace doorgeef::match {

// decide_moves.cpp
Answer decide_part(Draft& draft, Seat seat, const command::Play& command);
Answer decide_part(Draft& draft, Seat seat, const command::Press& command);
Answer decide_part(Draft& draft, Seat seat, const command::TouchSquare& command);
Answer decide_part(Draft& draft, Seat seat, const command::TouchReserve& command);
Answer decide_part(Draft& draft, Seat seat, const command::Pass& command);

// decide_illegal.cpp
Answer decide_part(Draft& draft, Seat seat, const command::ClaimIllegal& command);
Answer decide_part(Draft& draft, Seat seat, const command::AcceptIllegal& command);
Answer decide_part(Draft& draft, Seat seat, const command::ReportNoPiece& command);
Answer decide_part(Draft& draft, Seat seat, const command::RemovePiece& command);

// decide_endings.cpp
Answer decide_part(Draft& draft, Seat seat, const command::Resign& command);
Answer decide_part(Draft& draft, Seat seat, const command::Waive& command);
Answer decide_part(Draft& draft, Seat seat, const command::OfferDraw& command);
Answer decide_part(Draft& draft, Seat seat, const command::AcceptDraw& command);
Answer decide_part(Draft& draft, Seat seat, const command::DeclineDraw& command);
Answer decide_part(Draft& draft, Seat seat, const command::ClaimFlag& command);

// decide_claims.cpp
Answer decide_part(Draft& draft, Seat seat, const command::ClaimDraw& command);
Reason reason_of(ClaimKind kind);  // the reason with which a game ends when this claim is right

// decide_speech.cpp
Answer decide_part(Draft& draft, Seat seat, const command::Say& command);

// decide_arbiter.cpp
Answer decide_part(Draft& draft, Seat seat, const command::CallArbiter& command);
Answer decide_arbiter(Draft& draft, const ArbiterCommand& command);

// The move that these coordinates mean on this board, legal or not; a refusal if it cannot even be made by
// hand.
struct HandMove {
    rules::Move move{};
    std::optional<rules::IllegalMove> illegal{};
};
rules::Result<HandMove, Refusal> hand_move(const Match& match, BoardId board,
                                           const rules::Coordinates& coordinates);

// Whether touch-move (KNSB 4.1, FIDE 4) lets the player to move play this.
bool touch_allows(const Match& match, BoardId board, rules::Move move);

}  // namespace doorgeef::match
