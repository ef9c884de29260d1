#include "random_setup.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::rules {

namespace {

struct Direction {
    int files;
    int ranks;
    bool straight() const { return files == 0 || ranks == 0; }
};
constexpr std::array<Direction, 8> kDirections{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

class Builder {
public:
    Builder(Dice& dice, const Ruleset& ruleset) : dice_(dice), ruleset_(ruleset) {}

    Setup build() {
        setup_.turn = dice_.pick(kColors);
        place_kings();
        if (dice_.one_in(3)) prepare_en_passant();
        if (dice_.one_in(2)) prepare_promotions();
        scatter(dice_.one_in(3) ? dice_.below(30) : dice_.below(10));
        for (int lines = dice_.below(5); lines > 0; --lines) occupy_a_line_of(dice_.pick(kColors));
        if (dice_.one_in(8)) threaten_king_to_move();
        if (dice_.one_in(6)) strip_of_pieces(dice_.pick(kColors));
        if (ruleset_.passes_pieces() && !dice_.one_in(4)) setup_.reserves = random_reserves(dice_);
        grant_castling();
        setup_.halfmoves = static_cast<unsigned>(dice_.below(120));
        setup_.fullmoves = static_cast<unsigned>(1 + dice_.below(200));
        return setup_;
    }

private:
    std::optional<Piece>& at(Square square) { return setup_.board[square]; }
    bool kept(Square square) const { return kept_.contains(square); }

    // Chessmen that belong to a prepared situation stay where they are.
    void put(Square square, Piece piece, bool keep = false) {
        const int rank = rank_of(square);
        if (kept(square) || (piece.role == Role::pawn && (rank == 0 || rank == 7))) return;
        at(square) = piece;
        if (keep) kept_ |= Bitboard{square};
    }

    Square any_square() { return square_at(dice_.below(kSquareCount)); }

    Piece random_man(Color color) {
        constexpr std::array roles{Role::pawn,   Role::pawn,   Role::pawn, Role::knight, Role::knight,
                                   Role::bishop, Role::bishop, Role::rook, Role::rook,   Role::queen};
        const Role role = dice_.pick(roles);
        return {color, role, ruleset_.passes_pieces() && is_promotion_role(role) && dice_.one_in(4)};
    }

    Piece random_slider(Color color, bool straight) {
        const Role role = dice_.one_in(3) ? Role::queen : straight ? Role::rook : Role::bishop;
        return {color, role, ruleset_.passes_pieces() && dice_.one_in(6)};
    }

    void place_kings() {
        for (const Color color : kColors) {
            Square square = relative(color, Square::e1);
            const bool at_home = dice_.one_in(3);
            while (!at_home && (at(square) || square == relative(color, Square::e1)))
                square = dice_.one_in(6) ? relative(color, square_at(dice_.below(8), 7)) : any_square();
            if (at(square)) square = relative(color, Square::a1);
            put(square, {color, Role::king}, true);
            kings_[color] = square;
            if (!at_home) continue;
            for (const Square corner : {relative(color, Square::a1), relative(color, Square::h1)})
                if (!dice_.one_in(4)) put(corner, {color, Role::rook}, !dice_.one_in(4));
        }
    }

    // Right after a double step, with pawns beside it, and often with lines to the capturing side's king.
    void prepare_en_passant() {
        const Color us = setup_.turn;
        const int forward = us == Color::white ? 1 : -1;
        const int file = dice_.below(8);
        const int rank = us == Color::white ? 4 : 3;
        const Square passed = square_at(file, rank + forward);
        const Square origin = square_at(file, rank + 2 * forward);
        const Square stands = square_at(file, rank);
        if (kept(passed) || kept(origin) || kept(stands)) return;
        put(stands, {!us, Role::pawn}, true);
        for (const Square square : {passed, origin}) {
            at(square).reset();
            kept_ |= Bitboard{square};
        }
        setup_.en_passant = passed;
        for (const int beside : {file - 1, file + 1})
            if (beside >= 0 && beside < 8 && !dice_.one_in(4))
                put(square_at(beside, rank), {us, Role::pawn}, true);
        if (rank_of(kings_[us]) == rank) {
            const bool left = file_of(kings_[us]) < file;
            put(square_at(left ? 7 : 0, rank), random_slider(!us, true), true);
        }
    }

    // Pawns before the last rank, with something to capture there; a king there gets an enemy on its rank as
    // well.
    void prepare_promotions() {
        const Color us = setup_.turn;
        const int rank = us == Color::white ? 6 : 1;
        const int last_rank = us == Color::white ? 7 : 0;
        for (int count = 1 + dice_.below(3); count > 0; --count) {
            const int file = dice_.below(8);
            put(square_at(file, rank), {us, Role::pawn}, true);
            if (dice_.one_in(2)) put(square_at(std::min(file + 1, 7), last_rank), random_man(!us));
        }
        if (rank_of(kings_[us]) == last_rank && !dice_.one_in(3))
            put(square_at(file_of(kings_[us]) < 4 ? 7 : 0, last_rank), random_slider(!us, true), true);
    }

    // Leaves that side nothing that a promotion on the other board could take.
    void strip_of_pieces(Color color) {
        for (int i = 0; i < kSquareCount; ++i) {
            auto& piece = at(square_at(i));
            if (piece && piece->color == color && is_promotion_role(piece->role)) piece.reset();
        }
    }

    void scatter(int count) {
        for (; count > 0; --count) put(any_square(), random_man(dice_.pick(kColors)));
    }

    // One chessman between the king and an enemy slider, sometimes two or none.
    void occupy_a_line_of(Color color) {
        const Direction direction = dice_.pick(kDirections);
        std::array<Square, 8> squares{};
        int length = 0;
        int file = file_of(kings_[color]) + direction.files;
        int rank = rank_of(kings_[color]) + direction.ranks;
        for (; file >= 0 && file < 8 && rank >= 0 && rank < 8;
             file += direction.files, rank += direction.ranks)
            squares[static_cast<std::size_t>(length++)] = square_at(file, rank);
        if (length < 2) return;
        const int slider = 1 + dice_.below(length - 1);
        for (int i = 0; i < slider; ++i)
            if (!kept(squares[static_cast<std::size_t>(i)])) at(squares[static_cast<std::size_t>(i)]).reset();
        put(squares[static_cast<std::size_t>(slider)], random_slider(!color, direction.straight()));
        const int shields = dice_.one_in(6) ? dice_.below(3) : 1;
        for (int i = 0; i < shields; ++i)
            put(squares[static_cast<std::size_t>(dice_.below(slider))], random_man(dice_.pick(kColors)));
    }

    void threaten_king_to_move() {
        const Bitboard from = dice_.one_in(2) ? knight_attacks(kings_[setup_.turn])
                                              : pawn_attacks(setup_.turn, kings_[setup_.turn]);
        const Role role = from == knight_attacks(kings_[setup_.turn]) ? Role::knight : Role::pawn;
        for (const Square square : from)
            if (dice_.one_in(3)) put(square, {!setup_.turn, role});
    }

    void grant_castling() {
        for (const Color color : kColors)
            for (const Wing wing : kWings) {
                const CastlingPath path = castling_path(color, wing);
                if (at(path.king_from) == Piece{color, Role::king} &&
                    at(path.rook_from) == Piece{color, Role::rook} && !dice_.one_in(6))
                    setup_.castling.add(color, wing);
            }
    }

    Dice& dice_;
    const Ruleset& ruleset_;
    Setup setup_{};
    Bitboard kept_{};
    ByColor<Square> kings_{};
};

}  // namespace

Setup random_setup(Dice& dice, const Ruleset& ruleset) {
    return Builder{dice, ruleset}.build();
}

ByColor<Reserve> random_reserves(Dice& dice) {
    ByColor<Reserve> reserves;
    for (const Color color : kColors) {
        if (dice.one_in(4)) continue;
        for (const Role role : kDroppableRoles)
            if (dice.one_in(2))
                for (int count = dice.one_in(4) ? 1 + dice.below(16) : 1; count > 0; --count)
                    reserves[color].add(role);
    }
    return reserves;
}

}  // namespace doorgeef::rules
