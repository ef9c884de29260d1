// A board from which can be played, with both players' reserves. It knows nothing of the other board, of
// clocks, or of where captured pieces go: that is the match's business.
#pragma once

#include "rules/attacks.hpp"
#include "rules/move.hpp"
#include "rules/result.hpp"
#include "rules/setup.hpp"
#include "rules/zobrist.hpp"

#include <cassert>
#include <optional>
#include <vector>

namespace doorgeef::rules {

// What a move brought off the board.
struct Played {
    // Taken by the mover, already reverted to a pawn if it was promoted (KNSB 3.2).
    std::optional<Chessman> captured;
    // Stein 3.2: the promoted pawn, which becomes the opponent's as if captured.
    std::optional<Chessman> surrendered;

    friend bool operator==(const Played&, const Played&) = default;
};

class Position {
public:
    // The usual starting position.
    Position();

    // The only door from anything written down; reports every reason why not.
    static Result<Position, std::vector<SetupError>> from_setup(const Setup& setup, const Ruleset& ruleset);
    Setup setup() const;

    // ---- what stands where
    Bitboard occupied() const { return colors_[Color::white] | colors_[Color::black]; }
    Bitboard pieces(Color color) const { return colors_[color]; }
    Bitboard pieces(Role role) const { return roles_[role]; }
    Bitboard pieces(Color color, Role role) const { return colors_[color] & roles_[role]; }
    Bitboard promoted() const { return promoted_; }
    Square king(Color color) const { return pieces(color, Role::king).first(); }
    std::optional<Piece> piece_at(Square square) const;

    // ---- the rest of the state
    const Reserve& reserve(Color color) const { return reserves_[color]; }
    Color turn() const { return turn_; }
    CastlingRights castling() const { return castling_; }
    // The square that a pawn has just passed over, if an enemy pawn stands ready to capture there. A pin can
    // still make the capture illegal; then it does not count for the key, so that equal keys mean equal
    // rights (R12).
    std::optional<Square> en_passant() const {
        return en_passant_ == kNoSquare ? std::nullopt : std::optional{square_at(en_passant_)};
    }
    unsigned halfmoves() const { return halfmoves_; }
    unsigned fullmoves() const { return fullmoves_; }

    // Equal for positions with the same chessmen, marks, rights, reserves and side to move.
    zobrist::Key key() const { return key_; }
    zobrist::Key key_from_scratch() const;

    // ---- attacks
    // The chessmen of `by` that attack the square if `occupied` were the occupied squares.
    Bitboard attackers(Square square, Color by, Bitboard occupied) const;
    Bitboard checkers() const { return attackers(king(turn_), !turn_, occupied()); }
    bool in_check() const { return checkers().any(); }
    // Chessmen of either colour that alone stand between the king of this colour and an enemy slider.
    Bitboard shields(Color king_color) const;
    // Whether the move, which must be legal, puts the opponent in check. A taking needs the other board.
    bool gives_check(Move move, const Position* other = nullptr) const;

    // ---- changes
    // Requires: the move is legal here. A taking also changes `other`, from which it takes the piece.
    Played play_unchecked(Move move, const Ruleset& ruleset, Position* other = nullptr);
    // The same for a known side to move, one for all moves but takings and one for takings; defined in
    // rules/play.hpp for those who need them inlined.
    template <Color Us>
    Played play_as(Move move, const Ruleset& ruleset);
    template <Color Us>
    Played play_taking(Move move, Position& other);

    // The move goes over without a move, for those who ask what a threat is worth. Requires: not in check.
    void skip_move();

    // Stein 3.1, seen from the robbed board: the side to move stays. Requires: a piece there, not a king.
    Piece take_off(Square square);

    // Requires: the reserve is not full of that role.
    void add_to_reserve(Color color, Role role);
    // Requires: the reserve has that role.
    void remove_from_reserve(Color color, Role role);

    void set_reserves(const ByColor<Reserve>& reserves);

    friend bool operator==(const Position&, const Position&) = default;

private:
    static constexpr std::uint8_t kNoSquare = 64;
    static const Position& start();
    struct Empty {};
    explicit Position(Empty /*tag*/) {}

    // Requires: the square is occupied.
    Role role_standing_on(Square square) const;
    void put(Square square, Piece piece);
    void remove(Square square, Piece piece);
    template <Color Them>
    Chessman capture(Square square);
    template <Color Us>
    void move_piece(Role role, Square from, Square to);
    static int square_passed_over(Color us, Square from, Square to);
    template <Color Us>
    void finish_move(bool progress);
    void lose_castling(Square a, Square b);
    void set_en_passant(std::optional<Square> square);
    bool someone_can_pass(Color us, Square square) const {
        return !occupied().contains(square) && (pawn_attacks(!us, square) & pieces(us, Role::pawn)).any();
    }
    // Whether the side to move may legally capture en passant on this square, just passed over.
    bool en_passant_is_legal(Color us, Square square) const;
    void set_reserve(Color color, Role role, unsigned before, unsigned after);

    ByRole<Bitboard> roles_{};
    ByColor<Bitboard> colors_{};
    Bitboard promoted_{};
    zobrist::Key key_ = 0;
    ByColor<Reserve> reserves_{};
    std::uint16_t halfmoves_ = 0;
    std::uint16_t fullmoves_ = 1;
    Color turn_ = Color::white;
    CastlingRights castling_{};
    std::uint8_t en_passant_ = kNoSquare;
    bool en_passant_is_in_key_ = false;
};

inline void Position::set_reserve(Color color, Role role, unsigned before, unsigned after) {
    key_ ^= zobrist::reserve(color, role, before) ^ zobrist::reserve(color, role, after);
}

inline void Position::remove_from_reserve(Color color, Role role) {
    const unsigned before = reserves_[color].count(role);
    reserves_[color].remove(role);
    set_reserve(color, role, before, before - 1);
}

inline Role Position::role_standing_on(Square square) const {
    for (const Role role : kRoles)
        if (roles_[role].contains(square)) return role;
    assert(false);
    return Role::king;
}

inline Bitboard Position::attackers(Square square, Color by, Bitboard occupied) const {
    const Bitboard queens = pieces(Role::queen);
    return ((pawn_attacks(!by, square) & pieces(Role::pawn)) |
            (knight_attacks(square) & pieces(Role::knight)) | (king_attacks(square) & pieces(Role::king)) |
            (bishop_attacks(square, occupied) & (pieces(Role::bishop) | queens)) |
            (rook_attacks(square, occupied) & (pieces(Role::rook) | queens))) &
           colors_[by];
}

}  // namespace doorgeef::rules
