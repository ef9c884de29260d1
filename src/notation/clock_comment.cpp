#include "notation/clock_comment.hpp"

namespace doorgeef::notation {

namespace {

// "2", "59.9", "-0.576": seconds in milliseconds. At most nine digits, so that nothing overflows.
std::optional<std::int64_t> parse_seconds(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    if (text.empty() || text.size() > 13) return std::nullopt;
    std::int64_t ms = 0;
    int decimals = -1;  // until the point
    for (const char c : text) {
        if (c == '.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        if (decimals == 3) continue;
        if (decimals >= 0) ++decimals;
        ms = ms * 10 + (c - '0');
        if (ms > 1'000'000'000'000) return std::nullopt;
    }
    for (int i = decimals < 0 ? 0 : decimals; i < 3; ++i) ms *= 10;
    return negative ? -ms : ms;
}

// "0:02:59.9"
std::optional<std::int64_t> parse_clock(std::string_view text) {
    std::int64_t total = 0;
    while (true) {
        const std::size_t colon = text.find(':');
        const auto part = parse_seconds(text.substr(0, colon));
        if (!part) return std::nullopt;
        total = total * 60 + *part;
        if (colon == std::string_view::npos) return total;
        text.remove_prefix(colon + 1);
        if (total > 1'000'000'000) return std::nullopt;
    }
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

}  // namespace

std::optional<ClockComment> parse_clock_comment(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with("[%clk ") && text.ends_with(']')) {
        const auto ms = parse_clock(text.substr(6, text.size() - 7));
        if (!ms) return std::nullopt;
        return ClockComment{ClockComment::Kind::remaining, *ms};
    }
    if (text.starts_with("[ts=") && text.ends_with(']')) {
        const auto ms = parse_seconds(text.substr(4, text.size() - 5));
        if (!ms) return std::nullopt;
        return ClockComment{ClockComment::Kind::elapsed, *ms};
    }
    const auto ms = parse_seconds(text);
    if (!ms) return std::nullopt;
    return ClockComment{ClockComment::Kind::remaining, *ms};
}

}  // namespace doorgeef::notation
