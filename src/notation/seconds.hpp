// Milliseconds as files write them.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

namespace doorgeef::notation {

// "118.585", "-0.576": with three decimals, always.
inline std::string seconds_text(std::int64_t ms) {
    const std::string digits = std::to_string(1000 + std::abs(ms % 1000));
    return (ms < 0 ? "-" : "") + std::to_string(std::abs(ms / 1000)) + '.' + digits.substr(1);
}

// "0:02:58.585", hours first, as in [%clk]. Requires: not negative.
inline std::string clock_text(std::int64_t ms) {
    const auto two_digits = [](std::int64_t number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    const std::int64_t seconds = ms / 1000;
    return std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + ':' +
           two_digits(seconds % 60) + seconds_text(ms % 1000).substr(1);
}

}  // namespace doorgeef::notation
