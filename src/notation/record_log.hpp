// A match on record, made from somebody else's file.
#pragma once

#include "notation/game_record.hpp"
#include "notation/match_log.hpp"
#include "notation/replay.hpp"

namespace doorgeef::notation {

// What was replayed, with the file's names and what its clocks showed. An ending that the file states and
// the moves do not show (a resignation, a flag) comes last, as the file tells it.
//
// Requires: the replay is one of this record, which holds no log of ours.
MatchLog log_of(const GameRecord& game, const Replay& replay);

}  // namespace doorgeef::notation
