// Why flags counted, as JSON.
#pragma once

#include "notation/match_log.hpp"

#include <string>

namespace doorgeef::server {

// [{"board":1,"side":"black","can_win":"yes","line":"1:Qh5 …"}], for every game that a flag ended; see
// docs/protocol.md.
std::string flags_json(const notation::MatchLog& log);

}  // namespace doorgeef::server
