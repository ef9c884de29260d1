// From what a player does with his hands to a move (L8): where illegal moves stand unless challenged,
// anything can be played that hands can do without breaking the board.
#include "match/decide_parts.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

namespace doorgeef::match {

namespace {

using rules::IllegalMove;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;

// Castling by hand takes a rook on its square and room for both; otherwise it is the king alone that moves.
Move castling_by_hand(const Position& position, Move move) {
    const bool king_side = file_of(move.to()) > file_of(move.from());
    const auto path =
        rules::castling_path(position.turn(), king_side ? rules::Wing::king_side : rules::Wing::queen_side);
    const bool rook_there =
        position.piece_at(path.rook_from) == rules::Piece{position.turn(), Role::rook, false};
    const bool room =
        !position.occupied().contains(path.king_to) && !position.occupied().contains(path.rook_to);
    return rook_there && room ? move : Move::normal(Role::king, move.from(), move.to());
}

bool hands_can_drop(const Position& position, Move move) {
    return position.reserve(position.turn()).has(move.role()) && !position.occupied().contains(move.to());
}

bool hands_can_move(const Position& position, Move move, const rules::Ruleset& ruleset) {
    const auto piece = position.piece_at(move.from());
    const auto target = position.piece_at(move.to());
    if (!piece || piece->color != position.turn()) return false;
    if (target && (target->color == position.turn() || target->role == Role::king)) return false;
    const bool to_last_rank = piece->role == Role::pawn && relative_rank(position.turn(), move.to()) == 7;
    switch (move.kind()) {
    case MoveKind::normal: return !to_last_rank && move.from() != move.to();
    case MoveKind::promotion: return to_last_rank && ruleset.promotion == rules::Promotion::in_place;
    case MoveKind::castling:
    case MoveKind::en_passant: return true;
    case MoveKind::drop:
    case MoveKind::taking: return false;
    }
    return false;
}

}  // namespace

rules::Result<HandMove, Refusal> hand_move(const Match& match, BoardId board,
                                           const rules::Coordinates& coordinates) {
    const Position& position = match.position(board);
    const auto resolved = rules::resolve(coordinates, position);
    if (!resolved) return refusal(resolved.error());
    Move move = *resolved;
    const auto illegal = rules::why_illegal(position, move, match.ruleset(), other_position(match, board));
    if (!illegal) return HandMove{move, {}};
    if (match.conduct().legality == Legality::enforced) return refusal(*illegal);

    if (move.kind() == MoveKind::castling) move = castling_by_hand(position, move);
    const bool possible =
        move.is_drop() ? hands_can_drop(position, move) : hands_can_move(position, move, match.ruleset());
    if (possible) return HandMove{move, illegal};
    const bool promotes = move.kind() == MoveKind::normal && move.role() == Role::pawn &&
                          relative_rank(position.turn(), move.to()) == 7;
    return refusal(promotes ? IllegalMove::promotion_piece_missing : *illegal);
}

}  // namespace doorgeef::match
