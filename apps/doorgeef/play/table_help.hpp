// What one can type at the table, and what the marks on the screen mean.
#pragma once

#include "doorgeef/play/draw.hpp"
#include "doorgeef/texts/phrase.hpp"
#include "match/match.hpp"

#include <string>

namespace doorgeef::app {

// Only what the ruleset and the conduct of this match know.
std::string table_help(const match::Agreement& agreement, const DrawStyle& style, Language language);

}  // namespace doorgeef::app
