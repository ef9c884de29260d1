// What is at stake on each board. Where both games count (KNSB 8.2), a board may be given up for the other;
// where the first game to end decides the match, a lost board is a lost match.
#pragma once

#include "engine/score.hpp"
#include "rules/ruleset.hpp"

namespace doorgeef::engine {

// Whether the results of both games are added up.
constexpr bool both_games_count(const rules::Ruleset& ruleset) {
    return ruleset.passes_pieces() && ruleset.match_end == rules::MatchEnd::both &&
           ruleset.score == rules::Scoring::sum;
}

// A game that is won.
inline constexpr int kCertain = 1000;
// What may be expected of a game that stands so: from -kCertain to kCertain, steep around equality and flat
// where it is as good as decided.
int expectation(Score score);

}  // namespace doorgeef::engine
