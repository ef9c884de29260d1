#include "notation/san.hpp"

namespace doorgeef::notation {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::IllegalMove;
using rules::Move;
using rules::Position;

Bitboard file_mask(int file) {
    return rules::kFileA << file;
}

// Where a pawn can have come from to this square: straight, or from the file that is named.
Bitboard pawn_origins(const San& san, const Position& position) {
    const Color us = position.turn();
    const Bitboard pawns = position.pieces(us, Role::pawn);
    if (san.from_file && *san.from_file != file_of(san.to)) return rules::pawn_attacks(!us, san.to) & pawns;
    const int back = us == Color::white ? -8 : 8;
    const int one = index(san.to) + back;
    if (one < 0 || one > 63) return {};
    const Bitboard single = Bitboard{rules::square_at(one)};
    if ((single & position.occupied()).any()) return single & pawns;
    const int two = one + back;
    return two < 0 || two > 63 ? Bitboard{} : Bitboard{rules::square_at(two)} & pawns;
}

Bitboard origins(const San& san, const Position& position) {
    Bitboard from = san.role == Role::pawn
                        ? pawn_origins(san, position)
                        : rules::attacks(san.role, position.turn(), san.to, position.occupied()) &
                              position.pieces(position.turn(), san.role);
    if (san.from_file) from &= file_mask(*san.from_file);
    if (san.from_rank) from &= rules::rank_mask(*san.from_rank);
    return from;
}

Move move_from(const San& san, const Position& position, Square from) {
    if (san.takes) return Move::taking(from, san.to, san.taken);
    if (san.promotion) return Move::promotion(*san.promotion, from, san.to);
    if (san.role == Role::pawn && position.en_passant() == san.to && file_of(from) != file_of(san.to))
        return Move::en_passant(from, san.to);
    return Move::normal(san.role, from, san.to);
}

// A taking may name the role it takes; then that must stand there.
bool names_the_right_piece(const San& san, const Position* other) {
    if (!san.takes || !san.promotion) return true;
    if (!san.taken || other == nullptr) return false;
    const auto piece = other->piece_at(*san.taken);
    return piece && piece->role == *san.promotion;
}

}  // namespace

rules::Result<Move, Unresolved> resolve(const San& san, const Position& position,
                                        const rules::Ruleset& ruleset, const Position* other) {
    const auto judged = [&](Move move) -> rules::Result<Move, Unresolved> {
        if (const auto illegal = rules::why_illegal(position, move, ruleset, other))
            return Unresolved{illegal};
        return move;
    };
    if (san.kind == San::Kind::drop) return judged(Move::drop(san.role, san.to));
    if (san.kind == San::Kind::castling) {
        const auto path = rules::castling_path(position.turn(), san.wing);
        if (position.king(position.turn()) != path.king_from)
            return Unresolved{IllegalMove::castling_not_allowed};
        return judged(Move::castling(path.king_from, path.king_to));
    }
    if (!names_the_right_piece(san, other)) return Unresolved{IllegalMove::nothing_there_to_take};

    std::optional<Move> found;
    Unresolved failed{IllegalMove::illegal_move};
    for (const Square from : origins(san, position)) {
        const auto move = judged(move_from(san, position, from));
        if (!move) {
            failed = move.error();
        } else if (found) {
            return Unresolved{};
        } else {
            found = *move;
        }
    }
    if (!found) return failed;
    return *found;
}

}  // namespace doorgeef::notation
