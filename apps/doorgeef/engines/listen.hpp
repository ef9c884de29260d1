// Lines from whoever runs the engine.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace doorgeef::app {

// The next line without its end; nothing at the end of the text. Of a line of unreasonable length the rest is
// skipped: nobody who means well sends it.
inline std::optional<std::string> hear_line(std::istream& in) {
    constexpr std::size_t longest = 1 << 16;
    std::string line;
    for (char c = 0; in.get(c);) {
        if (c == '\n') return line;
        if (line.size() < longest) line += c;
    }
    if (line.empty()) return std::nullopt;
    return line;
}

}  // namespace doorgeef::app
