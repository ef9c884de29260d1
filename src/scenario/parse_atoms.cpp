#include "scenario/parts.hpp"

namespace doorgeef::scenario {

namespace {

// At most seven digits: no time in a scenario needs more, and nothing can overflow.
std::optional<Time> parse_digits(std::string_view text) {
    if (text.empty() || text.size() > 7) return std::nullopt;
    Time number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

// "5" after the point is 500 ms.
std::optional<Time> parse_milliseconds(std::string_view text) {
    if (text.size() > 3) return std::nullopt;
    auto number = parse_digits(text);
    for (std::size_t digits = text.size(); number && digits < 3; ++digits) *number *= 10;
    return number;
}

}  // namespace

std::optional<Time> parse_time(std::string_view text) {
    Time total = 0;
    if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
        const auto ms = parse_milliseconds(text.substr(point + 1));
        if (!ms) return std::nullopt;
        total = *ms;
        text = text.substr(0, point);
    }
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        const auto minutes = parse_digits(text.substr(0, colon));
        text = text.substr(colon + 1);
        if (!minutes || text.size() != 2 || text > "59") return std::nullopt;
        total += *minutes * 60'000;
    }
    const auto seconds = parse_digits(text);
    if (!seconds) return std::nullopt;
    return total + *seconds * 1000;
}

std::optional<Seat> parse_seat(std::string_view text) {
    return match::parse_seat(text);
}

std::optional<BoardId> parse_board(std::string_view text) {
    if (text == "1") return BoardId::first;
    if (text == "2") return BoardId::second;
    return std::nullopt;
}

std::optional<rules::Role> parse_role(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const auto role = rules::role_of_letter(text[0]);
    return role == rules::Role::king ? std::nullopt : role;
}

std::optional<rules::Coordinates> parse_move(std::string_view text) {
    const auto move = rules::parse_move(text);
    if (!move) return std::nullopt;
    return *move;
}

}  // namespace doorgeef::scenario
