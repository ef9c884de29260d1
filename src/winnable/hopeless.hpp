// What reasoning alone can say.
#pragma once

#include "rules/legal_moves.hpp"
#include "winnable/king_walk.hpp"
#include "winnable/mate_net.hpp"

#include <algorithm>

namespace doorgeef::winnable {

// True only if no series of legal moves on this board alone can ever mate the opponent of this side.
inline bool is_hopeless(const rules::Position& position, Color side, const rules::Ruleset& ruleset) {
    if (!mate_is_thinkable(Reach{position, ruleset}, side)) return true;
    const bool reserves = !position.reserve(Color::white).empty() || !position.reserve(Color::black).empty();
    return !reserves && kings_walk_in_vain(position, side);
}

// The same looking one move ahead. A check, say, can stand in the way of what is true from then on.
inline bool is_hopeless_after_any_move(const rules::Position& position, Color side,
                                       const rules::Ruleset& ruleset) {
    const rules::MoveList moves = rules::legal_moves(position, ruleset);
    return std::ranges::all_of(moves, [&](rules::Move move) {
        rules::Position after = position;
        after.play_unchecked(move, ruleset);
        return is_hopeless(after, side, ruleset);
    });
}

}  // namespace doorgeef::winnable
