// How fast a match is: recorded moves through decide and apply.
#pragma once

#include "match/command.hpp"
#include "rules/ruleset.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace doorgeef::app {

// The moves of one match, in the order in which they were played.
using Recording = std::vector<match::PlayerCommand>;

// Random matches of at most 120 moves under online conduct. The same seed gives the same matches.
std::vector<Recording> play_random_matches(const rules::Ruleset& ruleset, int matches, std::uint64_t seed);

struct MatchFigures {
    std::size_t plies = 0;
    std::size_t events = 0;
    double cpu_seconds = 0;         // the median of three runs, one thread
    std::size_t largest_state = 0;  // bytes of a match, its vectors included
    std::size_t mean_log = 0;       // bytes of a match's events
};

MatchFigures measure_replay(const rules::Ruleset& ruleset, const std::vector<Recording>& recordings);

// For another program to replay: a line per match with the pieces that are dropped on board 1 and on board 2
// (as in a FEN, - for none), then the moves, each with its board in front: "Pn - 1e2e4 2g1f3 …".
std::string to_text(const rules::Ruleset& ruleset, const Recording& recording);

}  // namespace doorgeef::app
