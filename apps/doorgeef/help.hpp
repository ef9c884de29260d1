// The help, in the reader's language and without a word of CLI11's own.
#pragma once

#include "doorgeef/cli11.hpp"
#include "doorgeef/texts/phrase.hpp"

#include <memory>
#include <string>

namespace doorgeef::app {

std::shared_ptr<CLI::FormatterBase> help_formatter(Language language);

// The rules that --option changes, as a paragraph of the help.
std::string settings_help(Language language);

}  // namespace doorgeef::app
