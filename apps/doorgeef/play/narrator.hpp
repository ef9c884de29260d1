// Tells a match as it goes: every event in words.
#pragma once

#include "doorgeef/choices.hpp"
#include "match/event.hpp"
#include "match/match.hpp"

#include <string>

namespace doorgeef::app {

class Narrator {
public:
    Narrator(const match::Agreement& agreement, ChosenRuleset rules, Language language)
        : match_(agreement), rules_(std::move(rules)), language_(language) {}

    // What happened, in one line or more, each with its newline. Requires: the events come in their order.
    std::string tell(const match::Event& event);

private:
    match::Match match_;  // as told so far
    ChosenRuleset rules_;
    Language language_;
};

// The whole log, each line with the time since the start.
std::string tell_log(const match::Agreement& agreement, const match::Events& log, const ChosenRuleset& rules,
                     Language language);

}  // namespace doorgeef::app
