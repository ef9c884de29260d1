#include "notation/clock_comment.hpp"

namespace doorgeef::notation {

namespace {

// Times beyond this are no times of a game, and nothing that adds them up overflows.
constexpr std::int64_t kLongestMs = 1'000'000'000'000;

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

// "59.9", without a sign.
std::optional<std::int64_t> parse_unsigned_seconds(std::string_view text) {
    std::int64_t ms = 0;
    int decimals = -1;  // until the point
    bool digits = false;
    for (const char c : text) {
        if (c == '.' && decimals < 0) {
            decimals = 0;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        digits = true;
        if (decimals == 3) continue;
        if (decimals >= 0) ++decimals;
        ms = ms * 10 + (c - '0');
        if (ms > kLongestMs) return std::nullopt;
    }
    if (!digits) return std::nullopt;
    for (int i = decimals < 0 ? 0 : decimals; i < 3; ++i) ms *= 10;
    return ms > kLongestMs ? std::nullopt : std::optional{ms};
}

// "0:02:59.9", "-0:00:01"
std::optional<std::int64_t> parse_clock(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t total = 0;
    while (true) {
        const std::size_t colon = text.find(':');
        const auto part = parse_unsigned_seconds(text.substr(0, colon));
        if (!part) return std::nullopt;
        total = total * 60 + *part;
        if (total > kLongestMs) return std::nullopt;
        if (colon == std::string_view::npos) return negative ? -total : total;
        text.remove_prefix(colon + 1);
    }
}

// What stands between [ and ]; false if it is no time.
bool take_command(std::string_view command, ClockComment& comment) {
    if (command.starts_with("%clk ")) {
        const auto ms = parse_clock(trimmed(command.substr(5)));
        if (ms) comment.remaining_ms = ms;
        return ms.has_value();
    }
    if (command.starts_with("ts=")) {
        const auto ms = parse_seconds(trimmed(command.substr(3)));
        if (ms) comment.elapsed_ms = ms;
        return ms.has_value();
    }
    return false;
}

}  // namespace

std::optional<std::int64_t> parse_seconds(std::string_view text) {
    const bool negative = text.starts_with('-');
    const auto ms = parse_unsigned_seconds(text.substr(negative ? 1 : 0));
    return ms && negative ? -*ms : ms;
}

ClockComment parse_clock_comment(std::string_view text) {
    ClockComment comment;
    text = trimmed(text);
    comment.remaining_ms = parse_seconds(text);
    if (comment.remaining_ms) return comment;
    comment.says_more = text.empty();
    while (!text.empty()) {
        const std::size_t open = text.find('[');
        const std::size_t close = open == std::string_view::npos ? open : text.find(']', open);
        comment.says_more |= !trimmed(text.substr(0, open)).empty();
        if (close == std::string_view::npos) {
            comment.says_more |= open != std::string_view::npos;
            break;
        }
        comment.says_more |= !take_command(text.substr(open + 1, close - open - 1), comment);
        text.remove_prefix(close + 1);
    }
    return comment;
}

}  // namespace doorgeef::notation
