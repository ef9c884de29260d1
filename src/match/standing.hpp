// How a game stands: questions about a match that both deciding and applying ask.
#pragma once

#include "match/match.hpp"

namespace doorgeef::match {

// The position of the other board, from which Stein's promotion takes; null where one board is played.
inline const rules::Position* other_position(const Match& match, BoardId board) {
    return match.has_board(!board) ? &match.games[!board].position : nullptr;
}

// Whether no piece can come from the other game any more because it is over, or because there is none.
inline bool other_game_over(const Match& match, BoardId board) {
    return !match.has_board(!board) || match.games[!board].over();
}

// Whether the player to move has no legal move, computed from scratch.
Stuck stuck(const Match& match, BoardId board);

// Whose clock should run if nothing is paused; nothing once the game is over or before it has begun.
std::optional<Color> clock_to_run(const Match& match, BoardId board);

}  // namespace doorgeef::match
