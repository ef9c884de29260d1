// What comes in: texts of several lines.
#pragma once

#include <algorithm>
#include <string_view>

namespace doorgeef::wasm {

// The next line, taken from the front of the text; empty at the end.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace doorgeef::wasm
