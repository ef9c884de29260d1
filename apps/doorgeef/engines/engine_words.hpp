// Words that UCI and CECP have in common.
#pragma once

#include "doorgeef/lower_case.hpp"
#include "match/match.hpp"
#include "rules/coordinates.hpp"
#include "rules/ruleset.hpp"

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace doorgeef::app {

// The variants whose moves are those of this ruleset, the best name first; engines elsewhere know `bughouse`
// and `chess` (in CECP: `normal`).
std::vector<std::string_view> variant_names(const rules::Ruleset& ruleset);

// A move as engines write it: they are not all strict about upper and lower case.
std::optional<rules::Coordinates> parse_engine_move(std::string_view text);

// The words of a line, at blanks and tabs.
std::vector<std::string_view> words(std::string_view line);

// A word that is a number from beginning to end, and not too large for it.
template <std::integral Number>
std::optional<Number> whole_number(std::string_view word) {
    Number value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return value;
}

}  // namespace doorgeef::app
