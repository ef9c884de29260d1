#include "rules/position.hpp"

#include "rules/play.hpp"

#include <cassert>

namespace doorgeef::rules {

namespace {

constexpr Square behind(Color color, Square square) {
    return square_at(index(square) + (color == Color::white ? -8 : 8));
}

}  // namespace

const Position& Position::start() {
    static const Position position = std::move(from_setup(Setup::start(), Ruleset{})).value();
    return position;
}

Position::Position() : Position(start()) {}

Result<Position, std::vector<SetupError>> Position::from_setup(const Setup& setup, const Ruleset& ruleset) {
    if (auto reasons = errors(setup, ruleset); !reasons.empty()) return reasons;

    Position position{Empty{}};
    for (const Square square : kAllSquares)
        if (auto piece = setup.board[square]) {
            piece->promoted = piece->promoted && ruleset.passes_pieces();
            position.put(square, *piece);
        }
    position.reserves_ = setup.reserves;
    position.turn_ = setup.turn;
    position.castling_ = setup.castling;
    position.halfmoves_ = static_cast<std::uint16_t>(setup.halfmoves);
    position.fullmoves_ = static_cast<std::uint16_t>(setup.fullmoves);
    position.key_ = position.key_from_scratch();
    if (setup.en_passant && position.someone_can_pass(setup.turn, *setup.en_passant))
        position.set_en_passant(setup.en_passant);
    return position;
}

Setup Position::setup() const {
    Setup setup;
    for (const Square square : occupied()) setup.board[square] = piece_at(square);
    setup.reserves = reserves_;
    setup.turn = turn_;
    setup.castling = castling_;
    setup.en_passant = en_passant();
    setup.halfmoves = halfmoves_;
    setup.fullmoves = fullmoves_;
    return setup;
}

std::optional<Piece> Position::piece_at(Square square) const {
    if (!occupied().contains(square)) return std::nullopt;
    return Piece{colors_[Color::white].contains(square) ? Color::white : Color::black,
                 role_standing_on(square), promoted_.contains(square)};
}

zobrist::Key Position::key_from_scratch() const {
    zobrist::Key key = zobrist::castling(castling_);
    for (const Square square : occupied()) {
        const Piece piece = *piece_at(square);
        key ^= zobrist::piece(piece.color, piece.role, square);
        if (piece.promoted) key ^= zobrist::promoted(square);
    }
    for (const Color color : kColors)
        for (const Role role : kRoles) key ^= zobrist::reserve(color, role, reserves_[color].count(role));
    if (const auto square = en_passant(); square && en_passant_is_legal(turn_, *square))
        key ^= zobrist::en_passant(*square);
    if (turn_ == Color::black) key ^= zobrist::black_to_move();
    return key;
}

Bitboard Position::shields(Color king_color) const {
    const Square king_square = king(king_color);
    const Bitboard queens = pieces(Role::queen);
    const Bitboard sliders = ((bishop_rays(king_square) & (pieces(Role::bishop) | queens)) |
                              (rook_rays(king_square) & (pieces(Role::rook) | queens))) &
                             colors_[!king_color];
    Bitboard shields;
    for (const Square slider : sliders) {
        const Bitboard blockers = between(king_square, slider) & occupied();
        if (!blockers.several()) shields |= blockers;
    }
    return shields;
}

bool Position::en_passant_is_legal(Color us, Square square) const {
    const Square king_square = king(us);
    const Bitboard captured{behind(us, square)};
    for (const Square from : pawn_attacks(!us, square) & pieces(us, Role::pawn)) {
        const Bitboard after = (occupied() ^ Bitboard{from} ^ captured) | Bitboard{square};
        if ((attackers(king_square, !us, after) & ~captured).none()) return true;
    }
    return false;
}

bool Position::gives_check(Move move, const Position* other) const {
    const Square enemy_king = king(!turn_);
    const Square to = move.to();
    Role role = move.role();
    Bitboard after = occupied() | Bitboard{to};
    Bitboard ours_staying = colors_[turn_];
    bool arrives = true;

    if (!move.is_drop()) {
        after ^= Bitboard{move.from()};
        ours_staying ^= Bitboard{move.from()};
    }
    if (move.kind() == MoveKind::en_passant) after ^= Bitboard{behind(turn_, to)};
    if (move.kind() == MoveKind::castling) {
        const CastlingPath path =
            castling_path(turn_, file_of(to) > file_of(move.from()) ? Wing::king_side : Wing::queen_side);
        after = (after ^ Bitboard{path.rook_from}) | Bitboard{path.rook_to};
        ours_staying ^= Bitboard{path.rook_from};
        if (rook_attacks(path.rook_to, after).contains(enemy_king)) return true;
    }
    if (move.kind() == MoveKind::taking) {
        arrives = move.taken().has_value();
        if (arrives)
            role = other->piece_at(*move.taken())->role;
        else
            after ^= Bitboard{to};
    }

    if (arrives && attacks(role, turn_, to, after).contains(enemy_king)) return true;
    return (attackers(enemy_king, turn_, after) & ours_staying).any();
}

Played Position::play_unchecked(Move move, const Ruleset& ruleset, Position* other) {
    const bool white = turn_ == Color::white;
    if (move.kind() == MoveKind::taking) {
        assert(other != nullptr);
        return white ? play_taking<Color::white>(move, *other) : play_taking<Color::black>(move, *other);
    }
    return white ? play_as<Color::white>(move, ruleset) : play_as<Color::black>(move, ruleset);
}

void Position::skip_move() {
    assert(!in_check());
    set_en_passant(std::nullopt);
    turn_ = !turn_;
    key_ ^= zobrist::black_to_move();
}

Piece Position::take_off(Square square) {
    const Piece piece = *piece_at(square);
    assert(piece.role != Role::king);
    remove(square, piece);
    lose_castling(square, square);
    // Without the piece that was taken, a capture en passant may have become legal or illegal, or be gone
    // with one of the two pawns.
    if (const auto passed = en_passant()) {
        const bool pawns_stand = someone_can_pass(turn_, *passed) && piece_at(behind(turn_, *passed));
        set_en_passant(pawns_stand ? passed : std::nullopt);
    }
    return piece;
}

void Position::add_to_reserve(Color color, Role role) {
    const unsigned before = reserves_[color].count(role);
    reserves_[color].add(role);
    set_reserve(color, role, before, before + 1);
}

void Position::set_reserves(const ByColor<Reserve>& reserves) {
    reserves_ = reserves;
    key_ = key_from_scratch();
}

}  // namespace doorgeef::rules
