// Why a move is refused, in words, with the article that says so.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/play/table.hpp"

#include <string>

namespace doorgeef::app {

// "Plaatsen met schaak mag niet (art. 2.4)." `position` is the board on which it was tried.
std::string explain(const Refusal& refusal, const rules::Coordinates& coordinates,
                    const rules::Position& position, const ChosenRuleset& rules, Language language);

// What stands behind a refusal: an article of the ruleset's own regulation or of FIDE, a ruling, or the
// option by which the rule was changed; empty if nothing does.
std::string cite(rules::IllegalMove reason, rules::Role role, const ChosenRuleset& rules, Language language);

}  // namespace doorgeef::app
