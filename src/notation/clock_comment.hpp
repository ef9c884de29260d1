// Times that stand in comments: {118.585}, {-0.576}, {[%clk 0:02:59.9]}, {[ts=185.070]}, also among other
// words.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::notation {

struct ClockComment {
    std::optional<std::int64_t> remaining_ms{};  // of the mover; may be negative
    std::optional<std::int64_t> elapsed_ms{};    // since the start of the game
    bool says_more = false;                      // there is more in the comment than these

    friend bool operator==(const ClockComment&, const ClockComment&) = default;
};

ClockComment parse_clock_comment(std::string_view text);

// "2", "59.9", "-0.576": seconds in milliseconds; nothing if the text is something else. Digits beyond the
// milliseconds do not count.
std::optional<std::int64_t> parse_seconds(std::string_view text);

}  // namespace doorgeef::notation
