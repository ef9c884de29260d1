// A recorded match at one moment, as text.
#pragma once

#include "doorgeef/play/draw.hpp"
#include "notation/match_log.hpp"

#include <cstddef>
#include <string>

namespace doorgeef::app {

// On both boards together.
std::size_t count_moves(const notation::MatchLog& log);

// Title, players, boards, the last move, the score. Right before the move that follows; after all moves, at
// the very end.
std::string show_match(const notation::MatchLog& log, std::size_t moves, const DrawStyle& style,
                       Language language);

}  // namespace doorgeef::app
