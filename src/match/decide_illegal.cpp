// Illegal moves that stand unless challenged: KNSB 7.4-7.7, rulings R18 and R19.
#include "match/decide_parts.hpp"

namespace doorgeef::match {

namespace {

// Whether the player to move can still challenge the move just made against him (L9).
Answer why_no_challenge(const Match& match, Seat seat) {
    const Game& game = match.game(seat);
    if (game.move_made && game.turn() != match.color(seat)) return Refusal::clock_not_pressed;
    const bool on_move = game.turn() == match.color(seat);
    if (on_move && game.challengeable) return {};
    if (game.illegal_stood[!match.color(seat)]) return Refusal::too_late;
    return on_move ? Refusal::no_illegal_move : Refusal::not_your_turn;
}

}  // namespace

Answer decide_part(Draft& draft, Seat seat, const command::ClaimIllegal& /*command*/) {
    if (const Answer refused = why_no_challenge(draft.match(), seat)) return refused;
    draft.emit(event::ReplacementDemanded{seat});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::AcceptIllegal& /*command*/) {
    if (const Answer refused = why_no_challenge(draft.match(), seat)) return refused;
    draft.emit(event::IllegalAccepted{seat});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::ReportNoPiece& /*command*/) {
    const Game& game = draft.match().game(seat);
    const bool offender = game.coming_back && game.turn() == draft.match().color(seat);
    if (!offender || game.coming_back->reported) return Refusal::claim_not_available;
    draft.emit(event::NoPieceReported{seat});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::RemovePiece& command) {
    const Match& match = draft.match();
    const Game& game = match.game(seat);
    if (!game.coming_back) return Refusal::claim_not_available;
    if (!game.coming_back->opponent_runs || game.turn() == match.color(seat)) return Refusal::not_your_turn;
    const rules::Chessman wanted = game.coming_back->piece;
    const auto there = match.position(!seat.board()).piece_at(command.square);
    if (there != rules::Piece{wanted.color, wanted.role, false}) return Refusal::nothing_there_to_take;
    draft.emit(event::PieceRemoved{seat, command.square});
    return {};
}

}  // namespace doorgeef::match
