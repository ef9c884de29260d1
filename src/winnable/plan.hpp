// Which moves lead towards a mate: advice for the search, never a proof.
//
// Everybody helps, so nearly every mate can be had in a corner: the loser's king walks there, the winner's
// king follows to two squares from it, and a piece gives the last check. A side with nothing but a knight, or
// bishops on squares of one colour, also needs one of the loser's men beside the corner; a side with nothing
// but pawns needs to promote one.
#pragma once

#include "rules/position.hpp"
#include "winnable/steps.hpp"

namespace doorgeef::winnable {

class Plan {
public:
    Plan(const rules::Position& position, Color winner);

    // How far the position is from a mate; small is near.
    int distance() const { return distance_; }
    // By how much a move changes that, roughly: looked at before it is made.
    int change(rules::Move move) const;
    // The winner has nothing on the board or in reserve to give mate with, or to make it from.
    bool needs_material() const { return needs_material_; }

private:
    enum class Force : std::uint8_t {
        major,   // a queen or a rook
        pawns,   // no queen or rook, but pawns
        minor,   // knights and bishops that can mate by themselves
        feeble,  // one knight, or bishops on squares of one colour
    };

    static Force force_of(const rules::Position& position, Color winner);
    Bitboard find_helpers() const;
    Bitboard attacked_by(Color color, Bitboard occupied) const;
    void choose_corner();
    int helper_moves(rules::Square corner, bool king_comes) const;
    int change_by_winner(rules::Move move, bool captures) const;
    int change_by_loser(rules::Move move, bool captures) const;

    const rules::Position& position_;
    Color winner_;
    Color loser_;
    rules::Square winner_king_;
    rules::Square loser_king_;
    Force force_;
    Bitboard helpers_;
    bool needs_material_ = false;
    rules::Square corner_{};
    int distance_ = 0;
};

}  // namespace doorgeef::winnable
