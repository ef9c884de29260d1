// What the command line says about rules and positions, turned into the rules library's values. What is wrong
// comes back as one line for people.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "rules/position.hpp"
#include "rules/result.hpp"
#include "rules/ruleset.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorgeef::app {

struct Complaint {
    std::string text;
};

struct ChosenRuleset {
    std::string name;  // of the preset, whose regulation refusals cite
    rules::Ruleset ruleset;
};

// A preset with some rules changed, each as "name=value"; refuses a combination that makes no sense.
rules::Result<ChosenRuleset, Complaint> choose_ruleset(std::string_view preset,
                                                       std::span<const std::string> settings,
                                                       Language language);

// `option` is where the FEN came from, for the complaint.
rules::Result<rules::Position, Complaint> choose_position(std::string_view option, std::string_view fen,
                                                          const rules::Ruleset& ruleset, Language language);

rules::Result<int, Complaint> choose_number(std::string_view option, std::string_view text, int least,
                                            int most, Language language);

// "knsb, stein, …"
std::string preset_names();

// The values that a rule takes, for people.
std::string setting_values(std::string_view setting, Language language);

}  // namespace doorgeef::app
