// Resigning, agreeing to a draw, calling a flag.
#include "match/decide_parts.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

bool all_four_agree(const Match& match) {
    return std::ranges::all_of(
        kSeats, [&](Seat seat) { return !match.has_seat(seat) || match.agrees_to_draw[seat]; });
}

bool anybody_agrees(const Match& match) {
    return std::ranges::any_of(match.agrees_to_draw.values, [](bool agrees) { return agrees; });
}

void draw_all_games(Draft& draft) {
    for (const BoardId board : kBoards)
        if (draft.match().has_board(board) && !draft.match().games[board].over())
            draft.end_game(board, Result::drawn, Reason::agreement);
}

// Minerva 5.3: a draw needs all four.
Answer agree_with_four(Draft& draft, Seat seat) {
    if (draft.match().agrees_to_draw[seat]) return Refusal::draw_needs_all;
    draft.emit(event::DrawAccepted{seat});
    if (all_four_agree(draft.match())) draw_all_games(draft);
    return {};
}

void agree_with_two(Draft& draft, Seat seat) {
    draft.emit(event::DrawAccepted{seat});
    draft.end_game(seat.board(), Result::drawn, Reason::agreement);
}

bool needs_four(const Match& match) {
    return match.ruleset().draw_agreement == rules::DrawAgreement::four;
}

bool opponent_offered(const Match& match, Seat seat) {
    return match.game(seat).draw_offered == !match.color(seat);
}

}  // namespace

Answer decide_part(Draft& draft, Seat seat, const command::Resign& /*command*/) {
    const Match& match = draft.match();
    const Game& game = match.game(seat);
    if (game.resigned) return Refusal::game_over;
    const bool on_move = game.turn() == match.color(seat);
    draft.emit(event::Resigned{seat});
    // KNSB 5.2: off move it stands, but the opponent may play one last move.
    if (on_move || match.ruleset().resign_off_move == rules::ResignOffMove::at_once)
        draft.end_game(seat.board(), won_by(!match.color(seat)), Reason::resignation);
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::Waive& /*command*/) {
    const Match& match = draft.match();
    if (match.game(seat).resigned != !match.color(seat)) return Refusal::claim_not_available;
    draft.emit(event::LastMoveWaived{seat});
    draft.end_game(seat.board(), won_by(match.color(seat)), Reason::resignation);
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::OfferDraw& /*command*/) {
    const Match& match = draft.match();
    if (match.game(seat).resigned) return Refusal::game_over;
    if (needs_four(match) && anybody_agrees(match)) return agree_with_four(draft, seat);
    if (!needs_four(match) && opponent_offered(match, seat)) {
        agree_with_two(draft, seat);
        return {};
    }
    draft.emit(event::DrawOffered{seat});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::AcceptDraw& /*command*/) {
    const Match& match = draft.match();
    if (match.game(seat).resigned) return Refusal::game_over;
    if (needs_four(match))
        return anybody_agrees(match) ? agree_with_four(draft, seat) : Refusal::no_draw_offered;
    if (!opponent_offered(match, seat)) return Refusal::no_draw_offered;
    agree_with_two(draft, seat);
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::DeclineDraw& /*command*/) {
    const Match& match = draft.match();
    const bool offered = needs_four(match) ? anybody_agrees(match) : opponent_offered(match, seat);
    if (!offered) return Refusal::no_draw_offered;
    draft.emit(event::DrawDeclined{seat});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::ClaimFlag& /*command*/) {
    const Match& match = draft.match();
    const Color fallen = !match.color(seat);
    if (!match.game(seat).clock.flag_down(fallen)) return Refusal::flag_not_down;
    draft.emit(event::FlagClaimed{seat});
    if (match.game(seat).resigned) return {};  // L7
    const Outcome outcome = draft.outcome_of_flag(seat.board(), fallen);
    draft.end_game(seat.board(), outcome.result, outcome.reason);
    return {};
}

}  // namespace doorgeef::match
