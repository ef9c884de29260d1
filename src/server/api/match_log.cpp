#include "server/api/match_log.hpp"

#include "notation/agreement_text.hpp"
#include "notation/event_text.hpp"
#include "notation/log_builder.hpp"
#include "wire/agreement_json.hpp"

#include <chrono>
#include <cstdio>

namespace doorgeef::server {

namespace {

using match::BoardId;
using match::Color;

constexpr int kLinesAtOnce = 1000;

// "2026.11.16"
std::string date_text(store::UnixMs at_ms) {
    const std::chrono::year_month_day date{
        std::chrono::floor<std::chrono::days>(std::chrono::sys_time{std::chrono::milliseconds{at_ms}})};
    std::string text(16, '\0');
    const int size = std::snprintf(text.data(), text.size(), "%04d.%02u.%02u", static_cast<int>(date.year()),
                                   static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

// "WhiteA" on the first of two boards, "White" on the only one.
std::string player_tag(Color color, BoardId board, int boards) {
    std::string tag = color == Color::white ? "White" : "Black";
    if (boards == 2) tag += board == BoardId::first ? 'A' : 'B';
    return tag;
}

// Who is not known, or no longer, is left out: readers are then told "?".
void add_players(std::vector<notation::Tag>& tags, const match::Agreement& agreement,
                 const store::MatchRecord& record, Names& names) {
    for (const BoardId board : match::kBoards)
        for (const Color color : {Color::white, Color::black}) {
            const auto player =
                names.player(record.seats[match::seat_of(board, color, agreement.white_on_first)]);
            if (player && !player->name.empty())
                tags.push_back({player_tag(color, board, agreement.ruleset.boards), player->name});
        }
}

}  // namespace

std::optional<notation::MatchLog> match_log(const store::MatchRecord& record,
                                            const std::vector<std::string>& lines, Names& names,
                                            const std::string& site) {
    const auto text = wire::parse_agreement_json(record.agreement);
    if (!text) return std::nullopt;
    const auto agreement = notation::parse_agreement(*text);
    if (!agreement) return std::nullopt;
    notation::LogBuilder builder{*agreement};
    for (const std::string& line : lines) {
        auto event = notation::parse_event(line);
        if (!event || builder.add(*std::move(event))) return std::nullopt;
    }
    notation::MatchLog log{*agreement, builder.events(), {}, {}};
    if (!record.table.name.empty()) log.tags.push_back({"Event", record.table.name});
    if (!site.empty()) log.tags.push_back({"Site", site + "/m/" + record.id.text});
    log.tags.push_back({"Date", date_text(record.table.created_at_ms)});
    add_players(log.tags, *agreement, record, names);
    return log;
}

store::Read<std::vector<std::string>> read_lines(const store::Store& store, const store::StoredMatch& match) {
    std::vector<std::string> lines;
    while (std::ssize(lines) < match.head) {
        const auto more = store.events(match.record.id, std::ssize(lines), kLinesAtOnce);
        if (!more) return more.error();
        if (more->empty() || lines.size() >= notation::kMostLogEvents) return store::StoreProblem::corrupt;
        lines.insert(lines.end(), more->begin(), more->end());
    }
    return lines;
}

}  // namespace doorgeef::server
