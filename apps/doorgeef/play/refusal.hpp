// Why a command is refused, in words, with the article that says so.
#pragma once

#include "doorgeef/choices.hpp"
#include "match/command.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <string>

namespace doorgeef::app {

// "Plaatsen met schaak mag niet (art. 2.4)." The match is the one that refused the command.
std::string explain(match::Refusal refusal, const match::Command& command, const match::Match& match,
                    const ChosenRuleset& rules, Language language);

}  // namespace doorgeef::app
