// Which moves lead towards a mate: advice for the search, never a proof.
//
// Everybody helps, so nearly every mate can be had in a corner: the loser's king walks there, the winner's
// king follows to two squares from it, and a piece gives the last check. Knights and bishops need more men in
// the right places (minor_goal.hpp); a side with nothing but pawns needs to promote one.
#pragma once

#include "rules/move_list.hpp"
#include "rules/position.hpp"
#include "winnable/minor_goal.hpp"
#include "winnable/place.hpp"
#include "winnable/steps.hpp"

#include <optional>
#include <span>

namespace doorgeef::winnable {

inline bool captures(const rules::Position& position, rules::Move move) {
    return position.pieces(!position.turn()).contains(move.to()) ||
           move.kind() == rules::MoveKind::en_passant;
}

struct Prospect {
    int distance;   // after the move, roughly
    bool may_mate;  // it seems to give check and to leave the loser's king no square
};

class Plan {
public:
    Plan(const rules::Position& position, Color winner);

    // How far the position is from a mate; small is near.
    int distance() const { return distance_; }
    // What each of these moves of the side to move does, judged without making it.
    void judge(std::span<const rules::Move> moves, std::span<Prospect> prospects) const;
    // The steps by which the loser's king, if it is his turn, comes nearer to the corner: nothing else that
    // he can do promises more. None where it takes more than two kings and a piece.
    void list_good_steps_of_loser(rules::MoveList& steps) const;
    // The winner has nothing on the board or in reserve to give mate with, or to make it from.
    bool needs_material() const { return needs_material_; }

private:
    enum class Force : std::uint8_t {
        major,  // a queen or a rook
        pawns,  // no queen or rook, but pawns
        minor,  // knights and bishops
    };
    struct Attacks {
        Bitboard squares;
        Bitboard twice;

        void add(Bitboard attacked) {
            twice |= squares & attacked;
            squares |= attacked;
        }
    };

    // What all moves of one of the winner's men have in common.
    struct Departure {
        Bitboard deserts;  // squares beside the loser's king that only this man guards
        const rules::BySquare<std::int8_t>* aim = nullptr;  // steps to where it is needed, if that is all
        int per_step = 0;
    };

    static Force force_of(const rules::Position& position, Color winner);
    Attacks attacked_by_men(Color color, Bitboard occupied) const;
    void choose_corner(Bitboard open_to_loser, Bitboard open_to_winner);
    void choose_pawn();
    void choose_minor_mate(Bitboard open_to_loser, Bitboard open_to_winner);
    void judge_winner(std::span<const rules::Move> moves, std::span<Prospect> prospects) const;
    Departure departure(rules::Move move) const;
    int worth_of_capture(rules::Move move, const rules::ByRole<int>& worth) const;
    int nearer_by_winner(rules::Move move) const;
    int worth_of_pawn_move() const;
    int worth_of_promotion(rules::Move move) const;
    int change_by_loser(rules::Move move) const;

    const rules::Position& position_;
    Color winner_;
    Color loser_;
    rules::Square winner_king_;
    rules::Square loser_king_;
    Force force_;
    bool needs_material_;
    Attacks by_winner_;
    Bitboard answerable_;    // where the loser's men could capture
    Bitboard guarded_once_;  // squares beside the loser's king
    Bitboard flights_;       // where the loser's king could go if he had the move
    Bitboard blockers_;      // pawns of the loser that stop all of the winner's, if he has no more
    // How many steps the kings have from each square to where they are to go.
    const rules::BySquare<std::int8_t>* loser_steps_ = nullptr;
    const rules::BySquare<std::int8_t>* winner_steps_ = nullptr;
    std::optional<MinorGoal> minor_goal_;
    int distance_ = 0;
};

}  // namespace doorgeef::winnable
