// Can this side still win? The one place that asks src/winnable for flags (KNSB 5.4) and dead games
// (KNSB 5.3).
#pragma once

#include "match/match.hpp"
#include "winnable/winnable.hpp"

namespace doorgeef::match {

// A few milliseconds: a flag waits for the answer.
inline constexpr std::uint64_t kFlagBudget = 20'000;

// Ruling R9: is there any series of legal moves, on both boards while both run, that ends with the opponent
// of this colour mated? "no" is never wrong, "yes" has the moves that prove it. It follows from the match
// alone, so whoever replays the log, an arbiter for one, sees the same proof. Board 0 of the proof is the
// first board.
winnable::Verdict can_win(const Match& match, BoardId board, Color color, std::uint64_t budget = kFlagBudget);

// Neither side can win. Asked after every move, so it looks only where it may well be true: where there is
// nothing but kings and minor pieces, and pawns of which none can step forward. Unknown counts as yes where
// nobody but the system decides (R9).
bool is_dead(const Match& match, BoardId board);

// The match as src/winnable sees it: what the moves of a proof begin with. Requires: two boards are played.
winnable::Boards boards_of(const Match& match);

}  // namespace doorgeef::match
