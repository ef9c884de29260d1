// One board of a match as PGN that ordinary readers understand.
#pragma once

#include "match/seat.hpp"
#include "notation/match_log.hpp"

#include <string>

namespace doorgeef::notation {

// The moves that stand, with drops as N@f3 and clocks as [%clk]; the result is that of this game. Ends with
// an empty line.
//
// Requires: as write_bpgn; the match has this board.
std::string write_pgn(const MatchLog& log, match::BoardId board);

}  // namespace doorgeef::notation
