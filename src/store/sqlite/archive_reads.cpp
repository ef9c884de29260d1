#include "store/sqlite/match_reads.hpp"
#include "store/sqlite/match_row.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace doorgeef::store::sqlite {

namespace {

std::string_view condition(const std::variant<AccountId, PlayerName>& player) {
    return std::holds_alternative<AccountId>(player)
               ? " AND number IN (SELECT match FROM seats WHERE account = ?)"
               : " AND number IN (SELECT match FROM seats WHERE name = ?)";
}

std::string_view condition(MatchWinner winner) {
    switch (winner) {
    case MatchWinner::team_a: return " AND score_a > score_b";
    case MatchWinner::team_b: return " AND score_a < score_b";
    default: return " AND score_a = score_b";
    }
}

// One text for each kind of question, so that there are only so many statements to keep. It finds the matches
// to look at, the newest first, and says whether they fit.
std::string statement(const ArchiveQuery& query) {
    std::string sql = "SELECT number, ended_at_ms, id, TRUE";
    if (query.only_public) sql += " AND is_public";
    if (query.winner) sql += condition(*query.winner);
    if (query.reason) sql += " AND ? IN (reason_1, reason_2)";
    sql += " FROM matches ";
    if (query.player) sql += "NOT INDEXED ";  // only his matches are looked at, whatever else is asked
    sql += "WHERE ended_at_ms IS NOT NULL";
    if (query.player) sql += condition(*query.player);
    if (query.family) sql += " AND family = ?";
    if (query.ended_from_ms) sql += " AND ended_at_ms >= ?";
    if (query.ended_before_ms) sql += " AND ended_at_ms < ?";
    if (query.below) sql += " AND (ended_at_ms, id) < (?, ?)";
    return sql + " ORDER BY ended_at_ms DESC, id DESC LIMIT ?";
}

std::string_view text(const std::variant<AccountId, PlayerName>& player) {
    if (const auto* account = std::get_if<AccountId>(&player)) return account->text;
    return std::get<PlayerName>(player).name;
}

// In the order of statement().
void bind(Query& sql, const ArchiveQuery& query, int limit) {
    if (query.reason) sql.bind(match::code(*query.reason));
    if (query.player) sql.bind(text(*query.player));
    if (query.family) sql.bind(*query.family);
    if (query.ended_from_ms) sql.bind(*query.ended_from_ms);
    if (query.ended_before_ms) sql.bind(*query.ended_before_ms);
    if (query.below) {
        sql.bind(query.below->ended_at_ms);
        sql.bind(query.below->match);
    }
    sql.bind(limit);
}

Read<StoredMatch> read_numbered(Connection& connection, std::int64_t number) {
    Query sql{connection, std::string{kSelectMatch} + "WHERE number = ?", number};
    return read_one<StoredMatch>(sql, [&](Query& row) { return read_match_row(connection, row); });
}

}  // namespace

Read<ArchivePage> read_archive(Connection& connection, const ArchiveQuery& query) {
    const auto limit = static_cast<std::size_t>(std::clamp(query.limit, 1, kMostArchiveEntries));
    const int look_at =
        query.player ? std::numeric_limits<int>::max() - 1 : std::clamp(query.look_at, 1, kMostLookedAt);
    Query sql{connection, statement(query)};
    bind(sql, query, look_at + 1);  // one more, to know whether there is a next page
    ArchivePage page;
    std::optional<ArchiveCursor> place;  // of the match that was looked at last
    for (int looked_at = 0; sql.next(); ++looked_at) {
        if (looked_at == look_at) {
            page.next = place;
            break;
        }
        const std::int64_t number = sql.integer();
        const UnixMs ended_at_ms = sql.integer();
        place = ArchiveCursor{ended_at_ms, {sql.text()}};
        const bool fits = sql.truth();
        if (!fits) continue;
        if (page.matches.size() == limit) {
            const StoredMatch& last = page.matches.back();
            page.next = ArchiveCursor{last.result->ended_at_ms, last.record.id};
            break;
        }
        auto match = read_numbered(connection, number);
        if (!match) return match.error();
        page.matches.push_back(std::move(match).value());
    }
    if (sql.failure()) return *sql.failure();
    return page;
}

}  // namespace doorgeef::store::sqlite
