#include "store/sqlite/match_reads.hpp"
#include "store/sqlite/match_row.hpp"

#include <algorithm>

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

// One text for each kind of question, so that there are only so many statements to keep.
std::string statement(const ArchiveQuery& query) {
    std::string sql{kSelectMatch};
    if (query.player) sql += "NOT INDEXED ";  // only his matches are looked at, whatever else is asked
    sql += "WHERE ended_at_ms IS NOT NULL";
    if (query.only_public) sql += " AND is_public";
    if (query.winner) sql += condition(*query.winner);
    if (query.player) sql += condition(*query.player);
    if (query.family) sql += " AND family = ?";
    if (query.ended_from_ms) sql += " AND ended_at_ms >= ?";
    if (query.ended_before_ms) sql += " AND ended_at_ms < ?";
    if (query.reason) sql += " AND ? IN (reason_1, reason_2)";
    if (query.below) sql += " AND (ended_at_ms, id) < (?, ?)";
    return sql + " ORDER BY ended_at_ms DESC, id DESC LIMIT ?";
}

std::string_view text(const std::variant<AccountId, PlayerName>& player) {
    if (const auto* account = std::get_if<AccountId>(&player)) return account->text;
    return std::get<PlayerName>(player).name;
}

// In the order of statement().
void bind(Query& sql, const ArchiveQuery& query, int limit) {
    if (query.player) sql.bind(text(*query.player));
    if (query.family) sql.bind(*query.family);
    if (query.ended_from_ms) sql.bind(*query.ended_from_ms);
    if (query.ended_before_ms) sql.bind(*query.ended_before_ms);
    if (query.reason) sql.bind(match::code(*query.reason));
    if (query.below) {
        sql.bind(query.below->ended_at_ms);
        sql.bind(query.below->match);
    }
    sql.bind(limit);
}

}  // namespace

Read<ArchivePage> read_archive(Connection& connection, const ArchiveQuery& query) {
    const int limit = std::clamp(query.limit, 1, kMostArchiveEntries);
    Query sql{connection, statement(query)};
    bind(sql, query, limit + 1);  // one more, to know whether there is a next page
    auto found = read_all<StoredMatch>(sql, [&](Query& row) { return read_match_row(connection, row); });
    if (!found) return found.error();
    ArchivePage page{std::move(found).value(), std::nullopt};
    if (std::ssize(page.matches) <= limit) return page;
    page.matches.pop_back();
    const StoredMatch& last = page.matches.back();
    page.next = ArchiveCursor{last.result->ended_at_ms, last.record.id};
    return page;
}

}  // namespace doorgeef::store::sqlite
