#include "store/sqlite/account_reads.hpp"

#include "store/sqlite/query.hpp"

#include <algorithm>

namespace doorgeef::store::sqlite {

namespace {

template <class T>
std::optional<T> id_of(std::optional<std::string> text) {
    return text ? std::optional{T{*std::move(text)}} : std::nullopt;
}

Document read_document_row(Query& row) {
    return {row.text(), row.text(), id_of<AccountId>(row.maybe_text()), row.text()};
}

Account read_account_row(Query& row) {
    return {{row.text()}, row.text(), row.text(), row.text(), row.maybe_text(), row.integer(), row.text()};
}

Session read_session_row(Query& row) {
    Session session;
    session.token_hash = row.text();
    const auto account = row.maybe_text();
    const Guest guest{{row.text()}, row.text()};
    session.who = account ? Person{AccountId{*account}} : Person{guest};
    session.created_at_ms = row.integer();
    session.expires_at_ms = row.integer();
    session.revoked = row.truth();
    return session;
}

Rating read_rating_columns(Query& row) {
    return {row.real(), row.real(), row.real(), row.integer(), row.integer()};
}

RatingEntry read_own_rating_row(Query& row) {
    return {AccountId{row.text()}, row.text(), read_rating_columns(row)};
}

RatingEntry read_pair_rating_row(Query& row) {
    AccountId first{row.text()};
    AccountId second{row.text()};
    return {Pair{std::move(first), std::move(second)}, row.text(), read_rating_columns(row)};
}

Read<std::vector<RatingEntry>> read_own_ratings(Connection& connection, const AccountId& id,
                                                const std::optional<RatingEntry>& after, int limit) {
    std::string sql =
        "SELECT account, family, rating, deviation, volatility, matches, rated_at_ms FROM ratings"
        " WHERE account = ?";
    if (after) sql += " AND family > ?";
    Query query{connection, sql + " ORDER BY family LIMIT ?", id};
    if (after) query.bind(after->family);
    query.bind(limit);
    return read_all<RatingEntry>(query, read_own_rating_row);
}

Read<std::vector<RatingEntry>> read_pair_ratings(Connection& connection, const AccountId& id,
                                                 const std::optional<RatingEntry>& after, int limit) {
    std::string sql = "SELECT first, second, family, rating, deviation, volatility, matches, rated_at_ms"
                      " FROM pair_ratings WHERE (first = ? OR second = ?)";
    if (after) sql += " AND (first, second, family) > (?, ?, ?)";
    Query query{connection, sql + " ORDER BY first, second, family LIMIT ?", id, id};
    if (after) {
        const Pair& pair = std::get<Pair>(after->who);
        query.bind(pair.first());
        query.bind(pair.second());
        query.bind(after->family);
    }
    query.bind(limit);
    return read_all<RatingEntry>(query, read_pair_rating_row);
}

}  // namespace

Read<Document> read_document(Connection& connection, std::string_view kind, std::string_view id) {
    Query query{connection, "SELECT kind, id, owner, text FROM documents WHERE kind = ? AND id = ?", kind,
                id};
    return read_one<Document>(query, read_document_row);
}

Read<std::vector<Document>> read_documents(Connection& connection, std::string_view kind) {
    Query query{connection, "SELECT kind, id, owner, text FROM documents WHERE kind = ? ORDER BY id", kind};
    return read_all<Document>(query, read_document_row);
}

Read<Account> read_account(Connection& connection, const AccountId& id) {
    Query query{connection,
                "SELECT id, name, name_key, password_hash, email, created_at_ms, settings FROM accounts"
                " WHERE id = ?",
                id};
    return read_one<Account>(query, read_account_row);
}

Read<Account> read_account_named(Connection& connection, std::string_view name_key) {
    Query query{connection,
                "SELECT id, name, name_key, password_hash, email, created_at_ms, settings FROM accounts"
                " WHERE name_key = ?",
                name_key};
    return read_one<Account>(query, read_account_row);
}

Read<std::vector<AccountRole>> read_roles(Connection& connection, const AccountId& id) {
    Query query{connection, "SELECT role FROM roles WHERE account = ?", id};
    auto roles = read_all<AccountRole>(query, [](Query& row) -> Read<AccountRole> {
        const auto role = parse_account_role(row.text());
        if (!role) return StoreProblem::corrupt;
        return *role;
    });
    if (!roles) return roles;
    auto sorted = std::move(roles).value();
    std::ranges::sort(sorted);
    return sorted;
}

Read<Session> read_session(Connection& connection, std::string_view token_hash) {
    Query query{connection,
                "SELECT token_hash, account, guest, guest_name, created_at_ms, expires_at_ms, revoked"
                " FROM sessions WHERE token_hash = ?",
                token_hash};
    return read_one<Session>(query, read_session_row);
}

Read<Rating> read_rating(Connection& connection, const Rated& who, std::string_view family) {
    if (const auto* pair = std::get_if<Pair>(&who)) {
        Query query{connection,
                    "SELECT rating, deviation, volatility, matches, rated_at_ms FROM pair_ratings"
                    " WHERE first = ? AND second = ? AND family = ?",
                    pair->first(), pair->second(), family};
        return read_one<Rating>(query, read_rating_columns);
    }
    Query query{connection,
                "SELECT rating, deviation, volatility, matches, rated_at_ms FROM ratings"
                " WHERE account = ? AND family = ?",
                std::get<AccountId>(who), family};
    return read_one<Rating>(query, read_rating_columns);
}

Read<std::vector<Tally>> read_tallies(Connection& connection, const AccountId& id) {
    // The lead of his own team: seats are called A1, A2, B1 and B2.
    Query query{connection,
                "SELECT family, sum(lead > 0), sum(lead = 0), sum(lead < 0) FROM"
                " (SELECT family, CASE WHEN seat < 'B' THEN score_a - score_b ELSE score_b - score_a END"
                " AS lead FROM seats JOIN matches ON number = match"
                " WHERE account = ? AND ended_at_ms IS NOT NULL)"
                " GROUP BY family ORDER BY family",
                id};
    return read_all<Tally>(
        query, [](Query& row) { return Tally{row.text(), row.integer(), row.integer(), row.integer()}; });
}

Read<std::vector<Session>> read_sessions_of(Connection& connection, const AccountId& id,
                                            const std::optional<Session>& after, int limit) {
    std::string sql = "SELECT token_hash, account, guest, guest_name, created_at_ms, expires_at_ms, revoked"
                      " FROM sessions WHERE account = ?";
    if (after) sql += " AND token_hash > ?";
    Query query{connection, sql + " ORDER BY token_hash LIMIT ?", id};
    if (after) query.bind(after->token_hash);
    query.bind(std::max(limit, 0));
    return read_all<Session>(query, read_session_row);
}

Read<std::vector<RatingEntry>> read_ratings_of(Connection& connection, const AccountId& id,
                                               const std::optional<RatingEntry>& after, int limit) {
    limit = std::max(limit, 0);
    const bool among_pairs = after && std::holds_alternative<Pair>(after->who);
    std::vector<RatingEntry> entries;
    if (!among_pairs) {
        auto own = read_own_ratings(connection, id, after, limit);
        if (!own) return own;
        entries = std::move(own).value();
    }
    auto pairs = read_pair_ratings(connection, id, among_pairs ? after : std::nullopt,
                                   limit - static_cast<int>(entries.size()));
    if (!pairs) return pairs;
    entries.insert(entries.end(), pairs->begin(), pairs->end());
    return entries;
}

Read<std::vector<Document>> read_documents_of(Connection& connection, const AccountId& id,
                                              const std::optional<Document>& after, int limit) {
    std::string sql = "SELECT kind, id, owner, text FROM documents WHERE owner = ?";
    if (after) sql += " AND (kind, id) > (?, ?)";
    Query query{connection, sql + " ORDER BY kind, id LIMIT ?", id};
    if (after) {
        query.bind(after->kind);
        query.bind(after->id);
    }
    query.bind(std::max(limit, 0));
    return read_all<Document>(query, read_document_row);
}

}  // namespace doorgeef::store::sqlite
