// What the surroundings of the program say about the reader: the language, and what the terminal can show.
#pragma once

#include "doorgeef/texts/phrase.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

// The value of an environment variable; nothing if it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

Environment process_environment();
// Their names.
std::vector<std::string> process_variables();

// By LC_ALL, LC_MESSAGES or LANG, the first that is set: our readers are Dutch, so only a locale of another
// language, or C, gives English.
Language locale_language(const Environment& environment);

// Whether the locale's characters are UTF-8.
bool locale_is_utf8(const Environment& environment);

// Whether a terminal may be shown colours: not with NO_COLOR (no-color.org), not on a dumb one.
bool wants_color(const Environment& environment);

std::optional<Language> parse_language(std::string_view name);

// What --lang says, if it says something sensible. The help itself must be in that language, so this looks
// before the command line is really read.
std::optional<Language> requested_language(std::span<const std::string> arguments);

}  // namespace doorgeef::app
