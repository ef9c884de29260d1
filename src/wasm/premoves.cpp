// Moves made in advance: nobody knows yet how the board will stand, so only the way in which chessmen move
// counts. The server judges the move when it is due.
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"
#include "rules/taking.hpp"
#include "wasm/playable.hpp"

#include <algorithm>

namespace doorgeef::wasm {

namespace {

using match::Match;
using match::Seat;
using rules::Bitboard;
using rules::Color;
using rules::Position;
using rules::Role;
using rules::Square;

Bitboard pawn_steps(Color color, Square from) {
    const int forward = color == Color::white ? 8 : -8;
    Bitboard steps{rules::square_at(index(from) + forward)};
    if (rules::relative_rank(color, from) == 1)
        steps |= Bitboard{rules::square_at(index(from) + 2 * forward)};
    return steps | rules::pawn_attacks(color, from);
}

Bitboard king_steps(const Position& position, Color color, Square from) {
    Bitboard steps = rules::king_attacks(from);
    for (const rules::Wing wing : rules::kWings)
        if (position.castling().has(color, wing))
            steps |= Bitboard{rules::castling_path(color, wing).king_to};
    return steps;
}

Bitboard steps_of(const Position& position, Color color, Role role, Square from) {
    switch (role) {
    case Role::pawn: return pawn_steps(color, from);
    case Role::king: return king_steps(position, color, from);
    default: return rules::attacks(role, color, from, {});
    }
}

Destination destination(const Match& match, Seat seat, Role role, Square to) {
    const Color color = match.color(seat);
    Destination result{to};
    result.capture = match.position(seat.board()).pieces(!color).contains(to);
    if (role != Role::pawn || rules::relative_rank(color, to) != 7) return result;
    if (match.ruleset().promotion == rules::Promotion::in_place) {
        result.kind = Destination::Kind::promotion;
        result.promotions = {rules::kPromotionRoles.begin(), rules::kPromotionRoles.end()};
    } else {
        result.kind = Destination::Kind::taking;
        result.takings = rules::takeable(match.position(!seat.board()), color);
    }
    return result;
}

// The player waits, on move, for a piece to arrive.
Bitboard drops_on_move(const Match& match, Seat seat, Role role) {
    Position position = match.position(seat.board());
    if (!position.reserve(position.turn()).full(role)) position.add_to_reserve(position.turn(), role);
    Bitboard squares;
    for (const rules::Move move :
         rules::legal_moves(position, match.ruleset(), other_position(match, seat.board())))
        if (move.is_drop() && move.role() == role) squares |= Bitboard{move.to()};
    return squares;
}

}  // namespace

Playable premoves(const Match& match, Seat seat) {
    const bool possible = match.has_seat(seat) && match.started && !match.over() &&
                          !match.game(seat).over() && allows_premoves(match.conduct());
    if (!possible) return {};
    Playable result{.now = true};
    const Position& position = match.position(seat.board());
    const Color color = match.color(seat);
    const bool on_move = match.on_move(seat.board()) == seat;
    for (const Square from : on_move ? Bitboard{} : position.pieces(color)) {
        const Role role = position.piece_at(from)->role;
        for (const Square to : steps_of(position, color, role, from))
            result.steps[from].push_back(destination(match, seat, role, to));
    }
    if (!match.ruleset().passes_pieces()) return result;
    for (const Role role : rules::kDroppableRoles)
        result.drops[role] = on_move
                                 ? drops_on_move(match, seat, role)
                                 : rules::drop_zone(match.ruleset(), color, role) & ~position.pieces(color);
    return result;
}

}  // namespace doorgeef::wasm
