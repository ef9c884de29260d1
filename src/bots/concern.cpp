#include "bots/concern.hpp"

#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::bots {

namespace {

namespace command = match::command;
using match::Game;
using match::Match;
using match::Seat;

// KNSB 7.7: the piece that was captured illegally is on the other board, and may be taken from it.
std::optional<command::OfPlayer> removal(const Match& match, Seat seat) {
    const rules::Chessman wanted = match.game(seat).coming_back->piece;
    const rules::Position& there = match.position(!seat.board());
    for (const rules::Square square : there.pieces(wanted.color, wanted.role))
        if (there.piece_at(square) == rules::Piece{wanted.color, wanted.role, false})
            return command::RemovePiece{square};
    return std::nullopt;
}

bool can_pass(const Match& match, Seat seat) {
    return std::ranges::any_of(rules::kDroppableRoles, [&](rules::Role role) {
        return match.captured[seat].has(role) && !match.reserve(seat.partner()).full(role);
    });
}

// R19: until the piece is back, neither the offender nor his teammate may move.
bool waits_for_return(const Match& match, Seat seat) {
    if (match.game(seat).coming_back) return true;
    return match.has_board(!seat.board()) && match.games[!seat.board()].coming_back &&
           match.on_move(!seat.board()) == seat.partner();
}

std::optional<command::OfPlayer> hands_on_board(const Match& match, Seat seat) {
    const Game& game = match.game(seat);
    const bool on_move = game.turn() == match.color(seat);
    if (game.coming_back) {
        if (on_move || !game.coming_back->opponent_runs) return std::nullopt;
        return removal(match, seat);
    }
    if (!on_move || waits_for_return(match, seat)) return std::nullopt;
    if (game.move_made) return command::Press{};
    if (game.challengeable) {
        // A promotion by taking has reached over to the other board, so it stands once made.
        if (game.last->move.kind() == rules::MoveKind::taking) return command::AcceptIllegal{};
        return command::ClaimIllegal{};
    }
    // KNSB 5.2: who cannot make his last move does without it.
    if (game.resigned &&
        !rules::has_legal_move(game.position, match.ruleset(), match::other_position(match, seat.board())))
        return command::Waive{};
    return std::nullopt;
}

bool draw_is_offered(const Match& match, Seat seat) {
    if (match.game(seat).resigned) return false;
    if (match.ruleset().draw_agreement == rules::DrawAgreement::two)
        return match.game(seat).draw_offered == !match.color(seat);
    return !match.agrees_to_draw[seat] &&
           std::ranges::any_of(match.agrees_to_draw.values, [](bool agrees) { return agrees; });
}

bool may_move(const Match& match, Seat seat) {
    const Game& game = match.game(seat);
    return game.turn() == match.color(seat) && !game.move_made && game.stuck == match::Stuck::no &&
           !waits_for_return(match, seat);
}

Matter matter_of(const Match& match, Seat seat) {
    if (!match.started || match.over() || match.paused || !match.has_seat(seat)) return Matter::nothing;
    if (errand_of(match, seat)) return Matter::errand;
    if (match.game(seat).over()) return Matter::nothing;
    // KNSB 9.1: once a game has ended nothing is asked or answered.
    if (match.has_seat(seat.partner()) && !match.game(seat.partner()).over() &&
        match.leave_asked[seat.partner()])
        return Matter::leave;
    if (draw_is_offered(match, seat)) return Matter::draw;
    return may_move(match, seat) ? Matter::move : Matter::nothing;
}

}  // namespace

std::optional<command::OfPlayer> errand_of(const Match& match, Seat seat) {
    const Game& game = match.game(seat);
    if (!game.over()) {
        if (const auto on_board = hands_on_board(match, seat)) return on_board;
        const bool claims = match.conduct().flag == match::FlagCall::claimed && !game.resigned;
        if (claims && game.clock.flag_down(!match.color(seat))) return command::ClaimFlag{};
    }
    // R1: also when the own game has ended.
    const bool passes = match.has_seat(seat.partner()) && !match.game(seat.partner()).over();
    if (passes && can_pass(match, seat)) return command::Pass{};
    return std::nullopt;
}

int moves_completed(const Match& match, match::BoardId board) {
    const Game& game = match.games[board];
    return game.moves_completed[rules::Color::white] + game.moves_completed[rules::Color::black];
}

Concern concern_of(const Match& match, Seat seat, std::uint64_t words_heard) {
    const Matter matter = matter_of(match, seat);
    if (matter == Matter::nothing) return {};
    Concern concern{matter,
                    0,
                    match.position(seat.board()).key(),
                    moves_completed(match, seat.board()),
                    match.has_board(!seat.board()) && match.games[!seat.board()].over(),
                    0};
    if (matter == Matter::errand) concern.errand = errand_of(match, seat)->index();
    if (matter == Matter::move) concern.words = words_heard;
    return concern;
}

}  // namespace doorgeef::bots
