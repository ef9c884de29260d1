// The one generator of legal moves. It hands sets of squares to a sink, which lists them or only counts
// them; counting needs no list and no loop, which is where perft gets its speed.
//
// A sink has these members, `back` being the step from a pawn's target to where it came from:
//   piece(Role, Square from, Bitboard to)      king, knight, bishop, rook, queen
//   pawns(Bitboard to, int back)
//   promotions(Bitboard to, int back)          in place: four roles each
//   takings(Bitboard to, int back, Bitboard)   Stein: any of these squares of the other board
//   taking_nothing(Square from, Square to)     Stein: nothing there to take
//   en_passant(Square from, Square to)
//   castling(Square from, Square to)
//   drops(Role, Bitboard to)
#pragma once

#include "rules/position.hpp"
#include "rules/taking.hpp"

namespace doorgeef::rules {

template <Color Us, class Sink>
class Generator {
public:
    // Requires: Us is to move, and `other` is there if the ruleset promotes by taking.
    Generator(const Position& position, const Ruleset& ruleset, const Position* other, Sink sink)
        : position_(position), ruleset_(ruleset), other_(other), sink_(sink), king_(position.king(Us)),
          own_(position.pieces(Us)), theirs_(position.pieces(Them)), occupied_(own_ | theirs_),
          closed_(own_ | position.pieces(Them, Role::king)) {}

    // Gives back the sink, filled.
    Sink run() {
        find_checks_and_pins();
        king_moves();
        if (checkers_.several()) return sink_;

        const Bitboard blocks = checkers_.any() ? between(king_, checkers_.first()) : ~occupied_;
        const Bitboard targets = checkers_.any() ? (blocks | checkers_) & ~closed_ : ~closed_;
        piece_moves(targets);
        pawn_moves(position_.pieces(Us, Role::pawn) & ~pinned_, targets);
        if (pinned_.any() && checkers_.none()) pinned_moves();
        if (position_.en_passant()) en_passant();
        if (!position_.reserve(Us).empty()) drops(blocks);
        return sink_;
    }

private:
    static constexpr Color Them = !Us;
    static constexpr int kForward = Us == Color::white ? 8 : -8;

    static constexpr Bitboard shifted(Bitboard squares, int by) {
        return by > 0 ? squares << by : squares >> -by;
    }

    void find_checks_and_pins() {
        const Bitboard queens = position_.pieces(Role::queen);
        // A king can stand beside the other only where an illegal move was let stand; then it gives check
        // like any piece.
        checkers_ = ((king_attacks(king_) & position_.pieces(Role::king)) |
                     (knight_attacks(king_) & position_.pieces(Role::knight)) |
                     (pawn_attacks(Us, king_) & position_.pieces(Role::pawn))) &
                    theirs_;
        const Bitboard snipers = ((bishop_rays(king_) & (position_.pieces(Role::bishop) | queens)) |
                                  (rook_rays(king_) & (position_.pieces(Role::rook) | queens))) &
                                 theirs_;
        for (const Square sniper : snipers) {
            const Bitboard blockers = between(king_, sniper) & occupied_;
            if (blockers.none())
                checkers_ |= Bitboard{sniper};
            else if (!blockers.several())
                pinned_ |= blockers & own_;
        }
    }

    void king_moves() {
        const Bitboard enemy_pawns = position_.pieces(Them, Role::pawn);
        const Bitboard by_pawns =
            shifted(enemy_pawns & ~kFileA, -kForward - 1) | shifted(enemy_pawns & ~kFileH, -kForward + 1);
        const Bitboard unsafe = by_pawns | king_attacks(position_.king(Them));
        const Bitboard queens = position_.pieces(Role::queen);
        const Bitboard oblique = (position_.pieces(Role::bishop) | queens) & theirs_;
        const Bitboard straight = (position_.pieces(Role::rook) | queens) & theirs_;
        const Bitboard knights = position_.pieces(Them, Role::knight);
        const Bitboard without_king = occupied_ ^ Bitboard { king_ };
        const auto attacked = [&](Square square) {
            return ((knight_attacks(square) & knights) | (bishop_attacks(square, without_king) & oblique) |
                    (rook_attacks(square, without_king) & straight))
                .any();
        };

        Bitboard safe;
        for (const Square to : king_attacks(king_) & ~closed_ & ~unsafe)
            if (!attacked(to)) safe |= Bitboard{to};
        sink_.piece(Role::king, king_, safe);

        if (!position_.castling().any(Us) || checkers_.any()) return;
        for (const Wing wing : kWings) {
            const CastlingPath path = castling_path(Us, wing);
            if (position_.castling().has(Us, wing) && (path.must_be_empty & occupied_).none() &&
                safe.contains(path.rook_to) && !unsafe.contains(path.king_to) && !attacked(path.king_to))
                sink_.castling(path.king_from, path.king_to);
        }
    }

    void piece_moves(Bitboard targets) {
        for (const Square from : position_.pieces(Us, Role::knight) & ~pinned_)
            sink_.piece(Role::knight, from, knight_attacks(from) & targets);
        for (const Square from : position_.pieces(Us, Role::bishop) & ~pinned_)
            sink_.piece(Role::bishop, from, bishop_attacks(from, occupied_) & targets);
        for (const Square from : position_.pieces(Us, Role::rook) & ~pinned_)
            sink_.piece(Role::rook, from, rook_attacks(from, occupied_) & targets);
        for (const Square from : position_.pieces(Us, Role::queen) & ~pinned_)
            sink_.piece(Role::queen, from, queen_attacks(from, occupied_) & targets);
    }

    void pawn_moves(Bitboard pawns, Bitboard targets) {
        const Bitboard last_rank = relative_rank_mask(Us, 7);
        const Bitboard single = shifted(pawns, kForward) & ~occupied_;
        const Bitboard twice = shifted(single & relative_rank_mask(Us, 2), kForward) & ~occupied_ & targets;
        const Bitboard ahead = single & targets;
        const Bitboard west = shifted(pawns & ~kFileA, kForward - 1) & theirs_ & targets;
        const Bitboard east = shifted(pawns & ~kFileH, kForward + 1) & theirs_ & targets;

        sink_.pawns(ahead & ~last_rank, -kForward);
        sink_.pawns(twice, -2 * kForward);
        sink_.pawns(west & ~last_rank, -kForward + 1);
        sink_.pawns(east & ~last_rank, -kForward - 1);
        if (((ahead | west | east) & last_rank).any()) {
            promotions(ahead & last_rank, -kForward);
            promotions(west & last_rank, -kForward + 1);
            promotions(east & last_rank, -kForward - 1);
        }
    }

    void promotions(Bitboard to, int back) {
        if (ruleset_.promotion == Promotion::in_place) {
            sink_.promotions(to, back);
            return;
        }
        const TakingChoice choice = taking_choice(*other_, Us);
        if (!choice.nothing_there) {
            sink_.takings(to, back, choice.allowed);
            return;
        }
        for (const Square square : to) {
            const Square from = square_at(index(square) + back);
            if (safe_without(from, square)) sink_.taking_nothing(from, square);
        }
    }

    // The pawn leaves the board altogether, and so does what it captures: both squares end up empty.
    bool safe_without(Square from, Square to) const {
        const Bitboard after = occupied_ & ~(Bitboard{from} | Bitboard{to});
        return (position_.attackers(king_, Them, after) & ~Bitboard{to}).none();
    }

    void pinned_moves() {
        for (const Square from : pinned_) {
            const Bitboard targets = line_through(king_, from) & ~closed_;
            const Bitboard here{from};
            if ((position_.pieces(Role::pawn) & here).any())
                pawn_moves(here, targets);
            else if ((position_.pieces(Role::bishop) & here).any())
                sink_.piece(Role::bishop, from, bishop_attacks(from, occupied_) & targets);
            else if ((position_.pieces(Role::rook) & here).any())
                sink_.piece(Role::rook, from, rook_attacks(from, occupied_) & targets);
            else if ((position_.pieces(Role::queen) & here).any())
                sink_.piece(Role::queen, from, queen_attacks(from, occupied_) & targets);
        }
    }

    void en_passant() {
        const Square to = *position_.en_passant();
        const Bitboard captured{square_at(index(to) - kForward)};
        for (const Square from : pawn_attacks(Them, to) & position_.pieces(Us, Role::pawn)) {
            const Bitboard after = (occupied_ ^ Bitboard{from} ^ captured) | Bitboard{to};
            if ((position_.attackers(king_, Them, after) & ~captured).none()) sink_.en_passant(from, to);
        }
    }

    void drops(Bitboard empty) {
        const Reserve& reserve = position_.reserve(Us);
        const Bitboard piece_squares = empty & drop_zone(ruleset_, Us, Role::queen);
        const Bitboard pawn_squares = empty & drop_zone(ruleset_, Us, Role::pawn);
        // KNSB 2.4. A drop uncovers nothing, so it gives check only by itself: from the squares that the
        // enemy king would attack if he were that piece.
        Bitboard by_pawn;
        Bitboard by_knight;
        Bitboard oblique;
        Bitboard straight;
        if (ruleset_.drop_check == DropCheck::forbidden) {
            const Square enemy_king = position_.king(Them);
            by_pawn = pawn_attacks(Them, enemy_king);
            by_knight = knight_attacks(enemy_king);
            oblique = bishop_attacks(enemy_king, occupied_);
            straight = rook_attacks(enemy_king, occupied_);
        }
        if (reserve.has(Role::pawn)) sink_.drops(Role::pawn, pawn_squares & ~by_pawn);
        if (reserve.has(Role::knight)) sink_.drops(Role::knight, piece_squares & ~by_knight);
        if (reserve.has(Role::bishop)) sink_.drops(Role::bishop, piece_squares & ~oblique);
        if (reserve.has(Role::rook)) sink_.drops(Role::rook, piece_squares & ~straight);
        if (reserve.has(Role::queen)) sink_.drops(Role::queen, piece_squares & ~straight & ~oblique);
    }

    const Position& position_;
    const Ruleset& ruleset_;
    const Position* other_;
    Sink sink_;
    Square king_;
    Bitboard own_;
    Bitboard theirs_;
    Bitboard occupied_;
    Bitboard
        closed_;  // where nothing of ours can go: a king is never captured, even if one was left in check
    Bitboard checkers_{};
    Bitboard pinned_{};
};

}  // namespace doorgeef::rules
