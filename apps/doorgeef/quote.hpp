// Somebody else's text, made fit to show: short, on one line, nothing in it that a terminal would obey.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace doorgeef::app {

// In quotes. Printable ASCII stays as it is; other characters become \u{e9}, bytes that are no UTF-8 \xff.
// What is longer than `most` characters ends in "...".
std::string quote(std::string_view text, std::size_t most = 24);

// The number of characters in the UTF-8 text; a byte that is no UTF-8 counts as one.
std::size_t count_characters(std::string_view text);

}  // namespace doorgeef::app
