// What chessmen are worth in one search: the weights, and what a captured one is worth to the team that gets
// it on the other board. Nothing else about the other board enters the search, so that a position of this
// board keeps one value.
#pragma once

#include "engine/score.hpp"
#include "engine/weights.hpp"
#include "rules/color.hpp"
#include "rules/position.hpp"

namespace doorgeef::engine {

struct Worth {
    const Weights* weights;
    // A captured chessman of this colour and role, to those who receive it.
    rules::ByColor<rules::ByRole<int>> passed{};

    // The value at stake for its owner while it stands on the board.
    Score on_board(rules::Color color, rules::Role role) const {
        return weights->board[role] + passed[color][role];
    }
    Score in_reserve(rules::Color color, rules::Role role) const {
        return weights->reserve[role] + passed[color][role];
    }
    // A promoted pawn is worth its role on the board, but passes as a pawn (KNSB 3.2).
    Score captured(rules::Color color, rules::Role role, bool promoted) const {
        return weights->board[role] + passed[color][promoted ? rules::Role::pawn : role];
    }
};

}  // namespace doorgeef::engine
