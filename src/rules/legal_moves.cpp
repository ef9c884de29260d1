#include "rules/legal_moves.hpp"

#include "rules/sinks.hpp"

#include <cassert>

namespace doorgeef::rules {

namespace {

std::optional<Wing> castling_wing(const Position& position, Square from, Square to) {
    for (const Wing wing : kWings) {
        const CastlingPath path = castling_path(position.turn(), wing);
        if (from == path.king_from && to == path.king_to) return wing;
    }
    return std::nullopt;
}

// Whether the mover's king is safe once `emptied` are empty, `filled` is occupied and `gone` holds no enemy.
bool king_is_safe(const Position& position, Square king, Bitboard emptied, Bitboard filled, Bitboard gone) {
    const Bitboard after = (position.occupied() & ~emptied) | filled;
    return (position.attackers(king, !position.turn(), after) & ~gone).none();
}

std::optional<IllegalMove> why_drop_illegal(const Position& position, Move move, const Ruleset& ruleset) {
    const Color us = position.turn();
    const Bitboard to{move.to()};
    const Role role = move.role();
    if (!position.reserve(us).has(role)) return IllegalMove::not_in_reserve;
    if ((position.occupied() & to).any()) return IllegalMove::square_occupied;
    if ((drop_zone(ruleset, us, role) & to).none())
        return role == Role::pawn ? IllegalMove::pawn_drop_rank : IllegalMove::piece_drop_rank;
    if (ruleset.drop_check == DropCheck::forbidden &&
        attacks(role, us, move.to(), position.occupied() | to).contains(position.king(!us)))
        return IllegalMove::drop_gives_check;
    if (!king_is_safe(position, position.king(us), {}, to, {})) return IllegalMove::leaves_king_in_check;
    return std::nullopt;
}

std::optional<IllegalMove> why_castling_illegal(const Position& position, Wing wing) {
    const Color us = position.turn();
    const CastlingPath path = castling_path(us, wing);
    if (!position.castling().has(us, wing) || (path.must_be_empty & position.occupied()).any())
        return IllegalMove::castling_not_allowed;
    for (const Square square : path.must_be_safe)
        if (!king_is_safe(position, square, Bitboard{path.king_from}, {}, {}))
            return IllegalMove::castling_not_allowed;
    return std::nullopt;
}

bool pawn_reaches(const Position& position, Square from, Square to) {
    const Color us = position.turn();
    const int forward = us == Color::white ? 8 : -8;
    const bool free = !position.occupied().contains(to);
    if (pawn_attacks(us, from).contains(to))
        return position.pieces(!us).contains(to) || position.en_passant() == to;
    if (index(to) == index(from) + forward) return free;
    return index(to) == index(from) + 2 * forward && relative_rank(us, from) == 1 && free &&
           !position.occupied().contains(square_at(index(from) + forward));
}

bool reaches(const Position& position, Role role, Square from, Square to) {
    // Only where an illegal move was let stand (KNSB 7.4) can a king be attacked out of turn.
    if (position.king(!position.turn()) == to) return false;
    if (role == Role::pawn) return pawn_reaches(position, from, to);
    return attacks(role, position.turn(), from, position.occupied()).contains(to) &&
           !position.pieces(position.turn()).contains(to);
}

std::optional<IllegalMove> why_taking_illegal(Move move, Color us, const Position& other) {
    const Bitboard there = takeable(other, us);
    if (!move.taken())
        return there.any() ? std::optional{IllegalMove::promotion_piece_missing} : std::nullopt;
    if (!there.contains(*move.taken())) return IllegalMove::nothing_there_to_take;
    if (!taking_choice(other, us).allowed.contains(*move.taken())) return IllegalMove::taking_not_allowed;
    return std::nullopt;
}

std::optional<IllegalMove> why_kind_illegal(const Position& position, Move move, Role role,
                                            const Ruleset& ruleset, const Position* other) {
    const Square to = move.to();
    const bool to_last_rank = role == Role::pawn && relative_rank(position.turn(), to) == 7;
    const bool passes_pawn = role == Role::pawn && position.en_passant() == to &&
                             pawn_attacks(position.turn(), move.from()).contains(to);
    switch (move.kind()) {
    case MoveKind::normal:
        if (to_last_rank) return IllegalMove::promotion_piece_missing;
        if (passes_pawn || move.role() != role) return IllegalMove::illegal_move;
        return std::nullopt;
    case MoveKind::en_passant:
        if (!passes_pawn) return IllegalMove::illegal_move;
        return std::nullopt;
    case MoveKind::promotion:
        if (!to_last_rank || !is_promotion_role(move.role())) return IllegalMove::illegal_move;
        if (ruleset.promotion != Promotion::in_place) return IllegalMove::promotion_piece_missing;
        return std::nullopt;
    case MoveKind::taking:
        if (!to_last_rank) return IllegalMove::illegal_move;
        if (ruleset.promotion != Promotion::taking) return IllegalMove::taking_not_allowed;
        return why_taking_illegal(move, position.turn(), *other);
    case MoveKind::castling:
    case MoveKind::drop: return IllegalMove::illegal_move;
    }
    return IllegalMove::illegal_move;
}

bool leaves_king_in_check(const Position& position, Move move, Role role) {
    const Bitboard from{move.from()};
    const Bitboard to{move.to()};
    if (role == Role::king) return !king_is_safe(position, move.to(), from, to, to);
    const Square king = position.king(position.turn());
    if (move.kind() == MoveKind::en_passant) {
        const Bitboard captured{square_at(file_of(move.to()), rank_of(move.from()))};
        return !king_is_safe(position, king, from | captured, to, captured);
    }
    if (move.kind() == MoveKind::taking && !move.taken())
        return !king_is_safe(position, king, from | to, {}, to);
    return !king_is_safe(position, king, from, to, to);
}

}  // namespace

MoveList legal_moves(const Position& position, const Ruleset& ruleset, const Position* other) {
    assert(other != nullptr || ruleset.promotion != Promotion::taking);
    MoveList moves;
    if (position.turn() == Color::white)
        list_moves<Color::white>(position, ruleset, other, moves);
    else
        list_moves<Color::black>(position, ruleset, other, moves);
    return moves;
}

std::uint64_t count_legal_moves(const Position& position, const Ruleset& ruleset, const Position* other) {
    assert(other != nullptr || ruleset.promotion != Promotion::taking);
    return position.turn() == Color::white ? count_moves<Color::white>(position, ruleset, other)
                                           : count_moves<Color::black>(position, ruleset, other);
}

bool has_legal_move(const Position& position, const Ruleset& ruleset, const Position* other) {
    // Nearly always some pawn can step, which shows without generating anything.
    const Color us = position.turn();
    if (!position.in_check()) {
        const Bitboard free_pawns = position.pieces(us, Role::pawn) & ~position.shields(us);
        const Bitboard ahead = us == Color::white ? free_pawns << 8 : free_pawns >> 8;
        if ((ahead & ~position.occupied() & ~relative_rank_mask(us, 7)).any()) return true;
    }
    return count_legal_moves(position, ruleset, other) > 0;
}

std::optional<IllegalMove> why_illegal(const Position& position, Move move, const Ruleset& ruleset,
                                       const Position* other) {
    assert(other != nullptr || ruleset.promotion != Promotion::taking);
    if (move.is_drop()) return why_drop_illegal(position, move, ruleset);

    const auto piece = position.piece_at(move.from());
    if (!piece) return IllegalMove::empty_square;
    if (piece->color != position.turn()) return IllegalMove::not_your_piece;
    if (piece->role == Role::king)
        if (const auto wing = castling_wing(position, move.from(), move.to())) {
            if (move.kind() != MoveKind::castling) return IllegalMove::castling_not_allowed;
            return why_castling_illegal(position, *wing);
        }
    if (!reaches(position, piece->role, move.from(), move.to())) return IllegalMove::illegal_move;
    if (const auto reason = why_kind_illegal(position, move, piece->role, ruleset, other)) return reason;
    if (leaves_king_in_check(position, move, piece->role)) return IllegalMove::leaves_king_in_check;
    return std::nullopt;
}

Result<Played, IllegalMove> play(Position& position, Move move, const Ruleset& ruleset, Position* other) {
    if (const auto reason = why_illegal(position, move, ruleset, other)) return *reason;
    return position.play_unchecked(move, ruleset, other);
}

std::string_view code(IllegalMove reason) {
    switch (reason) {
    case IllegalMove::not_in_reserve: return "not-in-reserve";
    case IllegalMove::square_occupied: return "square-occupied";
    case IllegalMove::pawn_drop_rank: return "pawn-drop-rank";
    case IllegalMove::piece_drop_rank: return "piece-drop-rank";
    case IllegalMove::drop_gives_check: return "drop-gives-check";
    case IllegalMove::empty_square: return "empty-square";
    case IllegalMove::not_your_piece: return "not-your-piece";
    case IllegalMove::castling_not_allowed: return "castling-not-allowed";
    case IllegalMove::illegal_move: return "illegal-move";
    case IllegalMove::promotion_piece_missing: return "promotion-piece-missing";
    case IllegalMove::nothing_there_to_take: return "nothing-there-to-take";
    case IllegalMove::taking_not_allowed: return "taking-not-allowed";
    case IllegalMove::leaves_king_in_check: return "leaves-king-in-check";
    }
    return "";
}

}  // namespace doorgeef::rules
