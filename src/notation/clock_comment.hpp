// Times that stand in comments: {118.585}, {-0.576}, {[%clk 0:02:59.9]}, {[ts=185.070]}.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::notation {

struct ClockComment {
    enum class Kind : std::uint8_t { remaining, elapsed };
    Kind kind{};
    std::int64_t ms = 0;

    friend bool operator==(const ClockComment&, const ClockComment&) = default;
};

// Nothing if the comment is something else.
std::optional<ClockComment> parse_clock_comment(std::string_view text);

}  // namespace doorgeef::notation
