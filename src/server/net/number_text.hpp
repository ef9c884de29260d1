// Numbers as Prometheus reads them.
#pragma once

#include <array>
#include <charconv>
#include <string>

namespace doorgeef::server::net {

// Without an exponent.
inline std::string number_text(double number) {
    std::array<char, 400> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return {text.data(), end};
}

}  // namespace doorgeef::server::net
