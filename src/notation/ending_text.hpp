// How a game, or the match, ended, in the words of the servers: "Piet checkmated".
#pragma once

#include "match/match.hpp"
#include "notation/match_log.hpp"

#include <string>

namespace doorgeef::notation {

// Of one game that has ended. Fit to stand in a comment, whatever the players call themselves.
std::string game_ending(const MatchLog& log, const match::Match& match, match::BoardId board);

// Of the match: of the game that decided it, or of both where both count. Empty if no game has ended.
std::string match_ending(const MatchLog& log, const match::Match& match);

}  // namespace doorgeef::notation
