// Making a move on a board: the inner loop of everything that searches.
#pragma once

#include "rules/position.hpp"

#include <cassert>

namespace doorgeef::rules {

inline void Position::put(Square square, Piece piece) {
    const Bitboard bit{square};
    roles_[piece.role] |= bit;
    colors_[piece.color] |= bit;
    key_ ^= zobrist::piece(piece.color, piece.role, square);
    if (piece.promoted) {
        promoted_ |= bit;
        key_ ^= zobrist::promoted(square);
    }
}

inline void Position::remove(Square square, Piece piece) {
    const Bitboard bit{square};
    roles_[piece.role] ^= bit;
    colors_[piece.color] ^= bit;
    key_ ^= zobrist::piece(piece.color, piece.role, square);
    if (piece.promoted) {
        promoted_ ^= bit;
        key_ ^= zobrist::promoted(square);
    }
}

template <Color Them>
Chessman Position::capture(Square square) {
    const Role role = role_standing_on(square);
    const bool promoted = promoted_.contains(square);
    remove(square, Piece{Them, role, promoted});
    return {Them, promoted ? Role::pawn : role};
}

template <Color Us>
void Position::move_piece(Role role, Square from, Square to) {
    const Bitboard both = Bitboard{from} | Bitboard{to};
    roles_[role] ^= both;
    colors_[Us] ^= both;
    key_ ^= zobrist::piece(Us, role, from) ^ zobrist::piece(Us, role, to);
    if (promoted_.contains(from)) [[unlikely]] {
        promoted_ ^= both;
        key_ ^= zobrist::promoted(from) ^ zobrist::promoted(to);
    }
}

inline void Position::lose_castling(Square a, Square b) {
    if (!castling_.any()) return;
    key_ ^= zobrist::castling(castling_);
    castling_.touch(a, b);
    key_ ^= zobrist::castling(castling_);
}

inline void Position::set_en_passant(std::optional<Square> square) {
    if (en_passant_is_in_key_) key_ ^= zobrist::en_passant(square_at(en_passant_));
    en_passant_ = square ? static_cast<std::uint8_t>(*square) : kNoSquare;
    en_passant_is_in_key_ = square && en_passant_is_legal(turn_, *square);
    if (en_passant_is_in_key_) key_ ^= zobrist::en_passant(*square);
}

// Of a double step; kNoSquare for any other move of a pawn, also one that only an illegal move can be.
inline int Position::square_passed_over(Color us, Square from, Square to) {
    const int forward = us == Color::white ? 8 : -8;
    const bool twice = index(to) - index(from) == 2 * forward && relative_rank(us, from) == 1;
    return twice ? index(from) + forward : int{kNoSquare};
}

template <Color Us>
void Position::finish_move(bool progress) {
    turn_ = !Us;
    key_ ^= zobrist::black_to_move();
    if (progress)
        halfmoves_ = 0;
    else if (halfmoves_ < kMostMoves)
        ++halfmoves_;
    if (Us == Color::black && fullmoves_ < kMostMoves) ++fullmoves_;
}

template <Color Us>
[[gnu::always_inline]] inline Played Position::play_as(Move move, const Ruleset& ruleset) {
    constexpr Color Them = !Us;
    const Square from = move.from();
    const Square to = move.to();
    Played played;
    int passed_over = kNoSquare;
    bool progress = true;
    if (en_passant_ != kNoSquare) set_en_passant(std::nullopt);

    const auto capture_if_any = [&] {
        if (colors_[Them].contains(to)) played.captured = capture<Them>(to);
    };

    switch (move.kind()) {
    case MoveKind::normal:
        capture_if_any();
        move_piece<Us>(move.role(), from, to);
        lose_castling(from, to);
        if (move.role() == Role::pawn)
            passed_over = square_passed_over(Us, from, to);
        else
            progress = played.captured.has_value();
        break;
    case MoveKind::drop:
        put(to, Piece{Us, move.role(), false});
        remove_from_reserve(Us, move.role());
        break;
    case MoveKind::promotion:
        capture_if_any();
        remove(from, Piece{Us, Role::pawn, false});
        put(to, Piece{Us, move.role(), ruleset.passes_pieces()});
        lose_castling(from, to);
        break;
    case MoveKind::en_passant:
        played.captured = capture<Them>(captured_on(move));
        move_piece<Us>(Role::pawn, from, to);
        break;
    case MoveKind::castling: {
        const CastlingPath path =
            castling_path(Us, file_of(to) > file_of(from) ? Wing::king_side : Wing::queen_side);
        move_piece<Us>(Role::king, from, to);
        move_piece<Us>(Role::rook, path.rook_from, path.rook_to);
        lose_castling(from, to);
        progress = false;
        break;
    }
    case MoveKind::taking: assert(false); break;
    }
    finish_move<Us>(progress);
    if (passed_over != kNoSquare && someone_can_pass(Them, square_at(passed_over)))
        set_en_passant(square_at(passed_over));
    return played;
}

template <Color Us>
Played Position::play_taking(Move move, Position& other) {
    constexpr Color Them = !Us;
    const Square from = move.from();
    const Square to = move.to();
    Played played;
    set_en_passant(std::nullopt);
    if (colors_[Them].contains(to)) played.captured = capture<Them>(to);
    remove(from, Piece{Us, Role::pawn, false});
    if (move.taken()) {
        put(to, other.take_off(*move.taken()));
        played.surrendered = Chessman{Us, Role::pawn};
    }
    lose_castling(from, to);
    finish_move<Us>(true);
    return played;
}

}  // namespace doorgeef::rules
