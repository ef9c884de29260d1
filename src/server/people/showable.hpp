// Whether a text from a stranger can be shown to others as it is.
#pragma once

#include <cstddef>
#include <string_view>

namespace doorgeef::server {

// UTF-8 of 1 to `most` characters, without blanks at its ends, and without characters that cannot be seen or
// that change how others are seen: controls, line separators, directions, zero-width ones, private use.
bool is_showable(std::string_view text, std::size_t most);

inline constexpr std::size_t kLongestTableName = 60;
inline constexpr std::size_t kLongestName = 24;
inline constexpr std::size_t kLongestWords = 200;

}  // namespace doorgeef::server
