// What stands behind a refusal or a ruling: an article of the ruleset's own regulation or of FIDE, a ruling
// of ours, or the option by which the rule was changed.
#pragma once

#include "doorgeef/choices.hpp"
#include "match/arbiter.hpp"
#include "match/command.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <string>

namespace doorgeef::app {

// "art. 2.4", "FIDE art. 3.9", "optie drop-check=forbidden"; empty if nothing stands behind it. `command` is
// what was refused, by a match in this state.
std::string cite(match::Refusal refusal, const match::Command& command, const match::Match& match,
                 const ChosenRuleset& rules, Language language);

// The article of a ruling, which counts as the KNSB does, by the ruleset's own number.
std::string cite(match::Article article, const ChosenRuleset& rules, Language language);

}  // namespace doorgeef::app
