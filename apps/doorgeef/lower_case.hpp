// For words that may be written either way. ASCII only.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::app {

inline std::string lower_case(std::string_view word) {
    std::string text{word};
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

}  // namespace doorgeef::app
