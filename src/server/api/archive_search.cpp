#include "server/api/archive_search.hpp"

#include "rules/ruleset.hpp"
#include "server/now.hpp"

#include <charconv>
#include <chrono>

namespace doorgeef::server {

namespace {

constexpr int kMostPerPage = 100;

template <class Number>
std::optional<Number> read_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// The beginning of a day: "2026-11-16".
std::optional<store::UnixMs> read_day(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = read_number<int>(text.substr(0, 4));
    const auto month = read_number<unsigned>(text.substr(5, 2));
    const auto day = read_number<unsigned>(text.substr(8, 2));
    if (!year || !month || !day || *year < 1970) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year{*year}, std::chrono::month{*month},
                                           std::chrono::day{*day}};
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days{date}.time_since_epoch().count() * kDayMs;
}

std::optional<store::MatchWinner> read_winner(std::string_view text) {
    if (text == "A") return store::MatchWinner::team_a;
    if (text == "B") return store::MatchWinner::team_b;
    if (text == "none") return store::MatchWinner::nobody;
    return std::nullopt;
}

bool read_one(std::string_view name, const std::string& text, ArchiveSearch& search) {
    store::ArchiveQuery& query = search.query;
    // Puts what was read in its place; false if that was nothing.
    const auto take = [](auto& place, const auto& read) {
        place = read;
        return read.has_value();
    };
    if (name == "player") {
        search.player = text;
        return true;
    }
    if (name == "ruleset") {
        query.family = text;
        return rules::preset(text).has_value();
    }
    if (name == "until") {
        const auto day = read_day(text);
        return take(query.ended_before_ms, day ? std::optional{*day + kDayMs} : std::nullopt);
    }
    if (name == "from") return take(query.ended_from_ms, read_day(text));
    if (name == "winner") return take(query.winner, read_winner(text));
    if (name == "reason") return take(query.reason, match::parse_reason(text));
    if (name == "after") return take(query.below, parse_cursor(text));
    if (name != "limit") return true;
    query.limit = read_number<int>(text).value_or(0);
    return query.limit >= 1 && query.limit <= kMostPerPage;
}

}  // namespace

rules::Result<ArchiveSearch, std::string> parse_archive_search(const QueryValues& values) {
    ArchiveSearch search;
    for (const auto& [name, text] : values)
        if (!read_one(name, text, search)) return name;
    return search;
}

std::string to_text(const store::ArchiveCursor& cursor) {
    return std::to_string(cursor.ended_at_ms) + '.' + cursor.match.text;
}

std::optional<store::ArchiveCursor> parse_cursor(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) return std::nullopt;
    const auto ended_at_ms = read_number<store::UnixMs>(text.substr(0, point));
    if (!ended_at_ms) return std::nullopt;
    return store::ArchiveCursor{*ended_at_ms, {std::string{text.substr(point + 1)}}};
}

}  // namespace doorgeef::server
