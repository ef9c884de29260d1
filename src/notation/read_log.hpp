// The match that a record tells of, if write_bpgn wrote it.
#pragma once

#include "notation/match_log.hpp"
#include "rules/result.hpp"

namespace doorgeef::notation {

// Whether the record says that it holds a whole log. If not, it is somebody else's, for replay() to read.
bool holds_log(const GameRecord& record);

// Exactly the log that was written, or why it cannot be read. What it gives is possible, so that it can be
// applied.
rules::Result<MatchLog, LogError> read_log(const GameRecord& record);

}  // namespace doorgeef::notation
