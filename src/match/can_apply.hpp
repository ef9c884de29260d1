// Whether an event from a file or from the wire can have happened: what stands between strangers and apply().
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

namespace doorgeef::match {

// Times and clocks go no further than this, so that no sum of them overflows: thirty thousand years.
inline constexpr Time kLatest = 1'000'000'000'000'000;

// Whether all that apply() relies on holds: the board is played on and the game is running, the move can be
// made there by hand, the piece to pass lies ready, and so on. It does not decide anew: that an ending was
// right, a claim justified or a ruling wise is taken from the log, which is the truth about that.
//
// True for every event that decide() gives.
bool can_apply(const Match& match, const Event& event);

}  // namespace doorgeef::match
