// What the command line says about a match, turned into what is agreed before the start.
#pragma once

#include "doorgeef/choices.hpp"
#include "match/match.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

// As typed; what was left out follows the ruleset.
struct MatchOptions {
    std::vector<std::string> conduct{};  // --conduct, in their order
    std::optional<std::string> clock{};  // --clock
    std::optional<std::string> white{};  // --white
    std::optional<std::string> fen{};    // --fen
    std::optional<std::string> fen2{};   // --fen2
};

// `lot` decides about White where the ruleset draws lots (KNSB 1.4).
rules::Result<match::Agreement, Complaint> choose_agreement(const rules::Ruleset& ruleset,
                                                            const MatchOptions& options, bool lot,
                                                            Language language);

// The switches that --conduct knows, as a paragraph of the help.
std::string conduct_help(Language language);

}  // namespace doorgeef::app
