// A match as BPGN that other readers can replay and that read_log reads back without loss.
// docs/formats/bpgn.md describes it.
#pragma once

#include "notation/match_log.hpp"

#include <string>

namespace doorgeef::notation {

// Ends with an empty line, so that games can be written one behind the other. A match on one board becomes
// ordinary PGN.
//
// Requires: a log that is possible (log_check.hpp), as every log is that a match made or that was read.
std::string write_bpgn(const MatchLog& log);

}  // namespace doorgeef::notation
