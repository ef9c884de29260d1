// What the fuzz targets have in common.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace doorgeef::fuzz {

// States a property. Where it does not hold the run stops, and libFuzzer keeps the input.
inline void require(bool holds, const char* property) {
    if (holds) return;
    std::fprintf(stderr, "ERROR: does not hold: %s\n", property);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// Gives the lines of a text to something, one after another, up to a number of them.
template <class Take>
void for_each_line(std::string_view text, std::size_t most, Take take) {
    for (std::size_t lines = 0; !text.empty() && lines < most; ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

}  // namespace doorgeef::fuzz
