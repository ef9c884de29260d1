// For an arbiter who looks at a match: why a fallen flag lost, or only drew (KNSB 5.4, ruling R9).
#pragma once

#include "notation/match_log.hpp"
#include "winnable/winnable.hpp"

#include <string>
#include <vector>

namespace doorgeef::notation {

struct FlagFinding {
    match::BoardId board{};
    rules::Color side{};         // whose flag did not fall
    winnable::Answer can_win{};  // could it still win? Unknown counts as yes
    std::string line{};          // of a yes, the moves that prove it

    friend bool operator==(const FlagFinding&, const FlagFinding&) = default;
};

// Of every game that a flag ended, where the ruleset asks. Requires: a possible log.
std::vector<FlagFinding> flag_findings(const MatchLog& log);

}  // namespace doorgeef::notation
