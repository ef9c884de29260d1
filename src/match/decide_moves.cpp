// Moving, pressing the clock, touching, passing.
#include "match/apply.hpp"
#include "match/decide.hpp"
#include "match/decide_parts.hpp"
#include "match/standing.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

// R19: from the demand until the piece is back, neither the offender nor his teammate may move.
bool waits_for_return(const Match& match, Seat seat) {
    if (match.game(seat).coming_back) return true;
    if (!match.has_board(!seat.board())) return false;
    const Game& other = match.games[!seat.board()];
    return other.coming_back && match.on_move(!seat.board()) == seat.partner();
}

Answer why_not_on_move(const Match& match, Seat seat) {
    const Game& game = match.game(seat);
    if (waits_for_return(match, seat)) return Refusal::waiting_for_return;
    if (game.turn() == match.color(seat)) return {};
    return game.move_made ? Refusal::clock_not_pressed : Refusal::not_your_turn;
}

Answer why_not_made(const Match& match, BoardId board, const rules::Coordinates& coordinates,
                    HandMove& made) {
    const auto hand = hand_move(match, board, coordinates);
    if (!hand) return hand.error();
    if (!touch_allows(match, board, hand->move)) return Refusal::must_play_touched_piece;
    made = *hand;
    return {};
}

// The move is complete: what it captured goes on, and a game that was only waiting for it ends (KNSB 5.2).
void after_completion(Draft& draft, BoardId board) {
    draft.pass_captured();
    if (const auto resigned = draft.match().games[board].resigned)
        draft.end_game(board, won_by(!*resigned), Reason::resignation);
}

// Before the clock goes over.
void give_credit(Draft& draft, Seat seat) {
    const Clock& clock = draft.match().game(seat).clock;
    const Color color = draft.match().color(seat);
    const Time credit = std::min(draft.credit_ms(), clock.run_since(color, draft.now()));
    if (credit > 0 && !clock.flag_down(color)) draft.emit(event::Credited{seat, credit});
}

// KNSB 7.3: the move on the board is taken back and another made. A promotion by taking has reached over to
// the other board, so it stands once made.
Answer why_not_replaced(const Match& match, BoardId board, const rules::Coordinates& coordinates,
                        HandMove& made) {
    if (match.games[board].last->move.kind() == rules::MoveKind::taking) return Refusal::clock_not_pressed;
    Match before = match;
    apply(before, Event{0, event::TakenBack{board}});
    return why_not_made(before, board, coordinates, made);
}

}  // namespace

Answer decide_part(Draft& draft, Seat seat, const command::Play& command) {
    const BoardId board = seat.board();
    if (const Answer not_on_move = why_not_on_move(draft.match(), seat)) return not_on_move;
    HandMove made;
    if (draft.match().games[board].move_made) {
        if (const Answer refused = why_not_replaced(draft.match(), board, command.move, made)) return refused;
        draft.emit(event::TakenBack{board});
    } else if (const Answer refused = why_not_made(draft.match(), board, command.move, made)) {
        return refused;
    }
    const bool completed = draft.match().conduct().clock == ClockPress::automatic;
    if (completed) give_credit(draft, seat);
    draft.emit(event::Moved{board, made.move, !made.illegal, completed});
    if (completed) after_completion(draft, board);
    return {};
}

std::optional<Refusal> why_not_playable(const Match& match, Seat seat, const rules::Coordinates& move) {
    HandMove made;
    if (!match.has_seat(seat)) return Refusal::not_your_turn;
    if (match.over()) return Refusal::match_over;
    if (match.game(seat).over()) return Refusal::game_over;
    if (const Answer not_on_move = why_not_on_move(match, seat)) return not_on_move;
    if (const Answer refused = why_not_made(match, seat.board(), move, made)) return refused;
    // Where illegal moves can be made, this still says why the move is illegal.
    if (made.illegal) return refusal(*made.illegal);
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::Press& /*command*/) {
    const Match& match = draft.match();
    if (!match.started) {
        // KNSB 6.4: both players with Black start the clocks.
        if (match.color(seat) != Color::black) return Refusal::not_started;
        draft.emit(event::ReadyToStart{seat});
        const bool all_ready = std::ranges::all_of(kSeats, [&](Seat s) {
            return !match.has_seat(s) || match.color(s) == Color::white || match.ready[s];
        });
        if (all_ready) draft.emit(event::Started{});
        return {};
    }
    const Game& game = match.game(seat);
    if (waits_for_return(match, seat)) return Refusal::waiting_for_return;
    if (game.turn() != match.color(seat)) return Refusal::not_your_turn;
    if (!game.move_made) return Refusal::move_not_made;
    give_credit(draft, seat);
    draft.emit(event::Pressed{seat.board()});
    after_completion(draft, seat.board());
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::TouchSquare& command) {
    const Match& match = draft.match();
    if (match.conduct().touch == TouchMove::off) return {};
    if (const Answer not_on_move = why_not_on_move(match, seat)) return not_on_move;
    if (!match.game(seat).position.piece_at(command.square)) return Refusal::empty_square;
    draft.emit(event::TouchedSquare{seat.board(), command.square});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::TouchReserve& command) {
    const Match& match = draft.match();
    if (match.conduct().touch == TouchMove::off) return {};
    if (const Answer not_on_move = why_not_on_move(match, seat)) return not_on_move;
    if (!match.reserve(seat).has(command.role)) return Refusal::not_in_reserve;
    draft.emit(event::TouchedReserve{seat.board(), command.role});
    return {};
}

Answer decide_part(Draft& draft, Seat seat, const command::Pass& command) {
    const auto can_pass = [&](rules::Role role) {
        return draft.match().captured[seat].has(role) && !draft.match().reserve(seat.partner()).full(role);
    };
    bool passed = false;
    for (const rules::Role role : rules::kDroppableRoles) {
        if (command.role && *command.role != role) continue;
        while (can_pass(role)) {
            draft.emit(event::Passed{seat, role});
            passed = true;
            if (command.role) break;
        }
    }
    if (passed) return {};
    const Game& game = draft.match().game(seat);
    const bool in_hand =
        game.move_made && game.turn() == draft.match().color(seat) && game.last->played.captured;
    return in_hand ? Refusal::clock_not_pressed : Refusal::nothing_to_pass;
}

}  // namespace doorgeef::match
