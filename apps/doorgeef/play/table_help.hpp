// What one can type at the table, and what the marks on the screen mean.
#pragma once

#include "doorgeef/play/draw.hpp"
#include "doorgeef/texts/phrase.hpp"
#include "rules/ruleset.hpp"

#include <string>

namespace doorgeef::app {

std::string table_help(const rules::Ruleset& ruleset, const DrawStyle& style, Language language);

}  // namespace doorgeef::app
