// The library against the reference, on one position after the other.
#pragma once

#include "coverage.hpp"
#include "dice.hpp"
#include "reference/board.hpp"
#include "reference/rules.hpp"
#include "rules/legal_moves.hpp"
#include "rules/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::rules {

// One board, as both see it.
struct Twin {
    Position position;
    reference::Board board;
};

// Plays a legal move on both sides of both boards. Says what differs afterwards, or nothing.
std::string play_on_both(Twin& here, Twin& other, Move move, const reference::Action& action,
                         const Ruleset& ruleset, const reference::Rules& rules, Played& played);

class Comparison {
public:
    // `ruleset` is the name of a preset: each side looks up for itself what it means.
    Comparison(std::string_view ruleset, Dice& dice);

    // What the two disagree about on the first board, with all that is needed to look at it again; empty if
    // nothing.
    std::string compare(const Twin& here, const Twin& other);

    // The answers to one move, which need not be legal; empty if they are the same.
    std::string compare_reasons(const Twin& here, const Twin& other, const reference::Action& action);

    // Of the position compared last: its legal moves, one of them, and how the reference calls it.
    const std::vector<Move>& moves() const { return moves_; }
    // Drops are most of the moves where there is a reserve, so the others get their turn first. Requires: a
    // legal move.
    Move pick_move();
    const reference::Action& action_of(Move move) const;

    const Coverage& coverage() const { return coverage_; }
    const Ruleset& ruleset() const { return ruleset_; }
    const reference::Rules& rules() const { return rules_; }

private:
    std::string compare_moves();
    std::string compare_move(Move move);
    std::string compare_arbitrary_moves();
    std::string check_invariants() const;
    std::string compare_reasons(const reference::Action& action);
    void look_at(const Twin& here, const Twin& other);
    void note_played(Move move, const Twin& after, const Twin& robbed, const Played& played);
    const Position* taken_from() const;
    std::string describe(const std::string& what) const;

    std::string name_;
    Ruleset ruleset_;
    reference::Rules rules_;
    Dice& dice_;
    Coverage coverage_;

    // The position being compared. A capture en passant that would leave the king in check is forgotten here
    // on both sides: for the library it is no move at all, see Position::en_passant().
    Twin here_;
    Twin other_;
    std::vector<Move> moves_;
    std::vector<reference::Action> actions_;
};

}  // namespace doorgeef::rules
