#include "engine/exchange.hpp"

namespace doorgeef::engine {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;
using rules::Square;

Score worth_on(const Position& position, const Worth& worth, Square square) {
    const auto piece = position.piece_at(square);
    return piece ? worth.captured(piece->color, piece->role, piece->promoted) : 0;
}

// The cheapest of these attackers, by role.
Role cheapest(const Position& position, Bitboard attackers) {
    for (const Role role : rules::kRoles)
        if ((attackers & position.pieces(role)).any()) return role;
    return Role::king;
}

}  // namespace

bool exchange_reaches(const Position& position, Move move, const Worth& worth, Score least) {
    if (move.kind() == MoveKind::castling || move.kind() == MoveKind::taking) return least <= 0;
    const Square to = move.to();
    Color side = position.turn();
    Bitboard occupied = position.occupied() | Bitboard{to};
    Score balance = -least;
    if (!move.is_drop()) {
        occupied ^= Bitboard{move.from()};
        balance += worth_on(position, worth, rules::captured_on(move));
        if (move.kind() == MoveKind::en_passant) occupied ^= Bitboard{rules::captured_on(move)};
    }
    if (balance < 0) return false;

    Score standing =
        move.is_drop() ? worth.on_board(side, move.role()) : worth_on(position, worth, move.from());
    balance -= standing;
    if (balance >= 0) return true;

    const Bitboard oblique = position.pieces(Role::bishop) | position.pieces(Role::queen);
    const Bitboard straight = position.pieces(Role::rook) | position.pieces(Role::queen);
    Bitboard attackers =
        position.attackers(to, Color::white, occupied) | position.attackers(to, Color::black, occupied);
    bool mover_stands_well = true;
    while (true) {
        side = !side;
        attackers &= occupied;
        const Bitboard own = attackers & position.pieces(side);
        if (own.none()) break;
        const Role role = cheapest(position, own);
        // A king cannot take what is still protected.
        if (role == Role::king && (attackers & position.pieces(!side)).any()) break;
        mover_stands_well = !mover_stands_well;
        const Square from = (own & position.pieces(role)).first();
        standing = role == Role::king ? 0 : worth.captured(side, role, position.promoted().contains(from));
        balance = -balance - 1 - standing;
        if (balance >= 0) break;
        occupied ^= Bitboard{from};
        if (role == Role::pawn || role == Role::bishop || role == Role::queen)
            attackers |= rules::bishop_attacks(to, occupied) & oblique;
        if (role == Role::rook || role == Role::queen)
            attackers |= rules::rook_attacks(to, occupied) & straight;
    }
    return mover_stands_well;
}

}  // namespace doorgeef::engine
