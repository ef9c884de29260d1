// Matches as scenario text (docs/scenarios.md), so that whatever a random match finds can be looked at, cut
// down and kept.
#pragma once

#include "match/command.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::match {

// A command and when it comes.
struct Deed {
    Time at = 0;
    Command command{};
};

// The header of a scenario; `start` comes as commands.
std::string header_text(const Agreement& agreement);

std::string step_text(const Deed& deed);

// The whole scenario, each step with its refusal, if it has one.
std::string scenario_text(const Agreement& agreement, const std::vector<Deed>& deeds,
                          const std::vector<std::optional<Refusal>>& refusals);

}  // namespace doorgeef::match
