#include "store/sqlite/account_reads.hpp"
#include "store/sqlite/carry_out.hpp"
#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

namespace {

Failure require_account(Connection& connection, const AccountId& id) {
    const auto found = any(connection, "SELECT 1 FROM accounts WHERE id = ?", id);
    if (!found) return found.error();
    return *found ? Failure{} : StoreProblem::not_found;
}

// A change of one row that must be there.
template <class... Values>
Failure change_row(Connection& connection, std::string_view sql, const Values&... values) {
    const Failure failure = run(connection, sql, values...);
    if (!failure && connection.changes() == 0) return StoreProblem::not_found;
    return failure;
}

Failure require_other_admin(Connection& connection, const AccountId& id) {
    const auto last = any(connection,
                          "SELECT 1 FROM roles WHERE account = ? AND role = 'admin' AND NOT EXISTS"
                          " (SELECT 1 FROM roles WHERE account <> ? AND role = 'admin')",
                          id, id);
    if (!last) return last.error();
    return *last ? StoreProblem::last_admin : Failure{};
}

// As SetRating promises.
Failure require_matches(Connection& connection, const Rated& who, const write::SetRating& write) {
    if (!write.follows) return std::nullopt;
    const auto present = read_rating(connection, who, write.entry.family);
    if (!present && present.error() != StoreProblem::not_found) return present.error();
    const std::int64_t matches = present ? present->matches : 0;
    return matches == *write.follows ? Failure{} : StoreProblem::wrong_sequence;
}

Failure set_rating(Connection& connection, const AccountId& who, const std::string& family,
                   const Rating& rating) {
    return run(connection, "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)", who, family,
               rating.rating, rating.deviation, rating.volatility, rating.matches, rating.rated_at_ms);
}

Failure set_rating(Connection& connection, const Pair& who, const std::string& family, const Rating& rating) {
    return run(connection, "INSERT OR REPLACE INTO pair_ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?)", who.first(),
               who.second(), family, rating.rating, rating.deviation, rating.volatility, rating.matches,
               rating.rated_at_ms);
}

}  // namespace

Failure carry_out(Connection& connection, const write::PutDocument& write) {
    const Document& document = write.document;
    return run(connection, "INSERT OR REPLACE INTO documents (kind, id, owner, text) VALUES (?, ?, ?, ?)",
               document.kind, document.id, document.owner, document.text);
}

Failure carry_out(Connection& connection, const write::RemoveDocument& write) {
    return run(connection, "DELETE FROM documents WHERE kind = ? AND id = ?", write.kind, write.id);
}

Failure carry_out(Connection& connection, const write::CreateAccount& write) {
    const Account& account = write.account;
    return run(connection,
               "INSERT INTO accounts (id, name, name_key, password_hash, email, created_at_ms, settings)"
               " VALUES (?, ?, ?, ?, ?, ?, ?)",
               account.id, account.name, account.name_key, account.password_hash, account.email,
               account.created_at_ms, account.settings);
}

Failure carry_out(Connection& connection, const write::UpdateAccount& write) {
    const Account& account = write.account;
    return change_row(connection,
                      "UPDATE accounts SET name = ?, name_key = ?, password_hash = ?, email = ?,"
                      " created_at_ms = ?, settings = ? WHERE id = ?",
                      account.name, account.name_key, account.password_hash, account.email,
                      account.created_at_ms, account.settings, account.id);
}

// Sessions, roles, ratings and documents go with the account (ON DELETE CASCADE).
Failure carry_out(Connection& connection, const write::DeleteAccount& write) {
    const auto live = any(connection,
                          "SELECT 1 FROM seats JOIN matches ON number = match"
                          " WHERE account = ? AND ended_at_ms IS NULL",
                          write.account);
    if (!live) return live.error();
    if (*live) return StoreProblem::in_live_match;
    Failure failure = require_other_admin(connection, write.account);
    if (!failure)
        failure = run(connection, "UPDATE seats SET kind = 'forgotten', account = NULL WHERE account = ?",
                      write.account);
    if (!failure) failure = run(connection, "DELETE FROM answers WHERE who = ?", write.account);
    if (!failure) failure = change_row(connection, "DELETE FROM accounts WHERE id = ?", write.account);
    return failure;
}

// The name finds the guest's few seats by their index.
Failure carry_out(Connection& connection, const write::AdoptGuest& write) {
    const Guest& guest = write.guest;
    if (const Failure failure = require_account(connection, write.account)) return failure;
    return run(connection,
               "UPDATE seats SET kind = 'account', account = ?, guest = NULL, name = NULL"
               " WHERE name = ? AND guest = ?",
               write.account, guest.name, guest.id);
}

Failure carry_out(Connection& connection, const write::ForgetGuest& write) {
    const Guest& guest = write.guest;
    const auto live = any(connection,
                          "SELECT 1 FROM seats JOIN matches ON number = match"
                          " WHERE seats.name = ? AND guest = ? AND ended_at_ms IS NULL",
                          guest.name, guest.id);
    if (!live) return live.error();
    if (*live) return StoreProblem::in_live_match;
    Failure failure = run(connection,
                          "DELETE FROM answers WHERE who = ? AND match IN"
                          " (SELECT match FROM seats WHERE name = ? AND guest = ?)",
                          guest.id, guest.name, guest.id);
    if (!failure)
        failure = run(connection,
                      "UPDATE seats SET kind = 'forgotten', guest = NULL, name = NULL"
                      " WHERE name = ? AND guest = ?",
                      guest.name, guest.id);
    if (!failure) failure = run(connection, "DELETE FROM sessions WHERE guest = ?", guest.id);
    return failure;
}

Failure carry_out(Connection& connection, const write::GrantRole& write) {
    return run(connection, "INSERT OR REPLACE INTO roles (account, role) VALUES (?, ?)", write.account,
               code(write.role));
}

Failure carry_out(Connection& connection, const write::WithdrawRole& write) {
    if (const Failure failure = require_account(connection, write.account)) return failure;
    if (write.role == AccountRole::admin)
        if (const Failure failure = require_other_admin(connection, write.account)) return failure;
    return run(connection, "DELETE FROM roles WHERE account = ? AND role = ?", write.account,
               code(write.role));
}

Failure carry_out(Connection& connection, const write::OpenSession& write) {
    const Session& session = write.session;
    const auto* account = std::get_if<AccountId>(&session.who);
    const auto* guest = std::get_if<Guest>(&session.who);
    return run(connection,
               "INSERT INTO sessions (token_hash, account, guest, guest_name, created_at_ms, expires_at_ms,"
               " revoked) VALUES (?, ?, ?, ?, ?, ?, ?)",
               session.token_hash, account ? std::optional{*account} : std::nullopt,
               guest ? std::optional{guest->id} : std::nullopt,
               guest ? std::optional{guest->name} : std::nullopt, session.created_at_ms,
               session.expires_at_ms, session.revoked);
}

Failure carry_out(Connection& connection, const write::ExtendSession& write) {
    return change_row(connection, "UPDATE sessions SET expires_at_ms = ? WHERE token_hash = ?",
                      write.expires_at_ms, write.token_hash);
}

Failure carry_out(Connection& connection, const write::RevokeSession& write) {
    return change_row(connection, "UPDATE sessions SET revoked = 1 WHERE token_hash = ?", write.token_hash);
}

Failure carry_out(Connection& connection, const write::RevokeSessionsOf& write) {
    if (const Failure failure = require_account(connection, write.account)) return failure;
    return run(connection, "UPDATE sessions SET revoked = 1 WHERE account = ? AND token_hash IS NOT ?",
               write.account, write.except_token_hash);
}

Failure carry_out(Connection& connection, const write::SetRating& write) {
    const RatingEntry& entry = write.entry;
    if (const Failure failure = require_matches(connection, entry.who, write)) return failure;
    return std::visit(
        [&](const auto& who) { return set_rating(connection, who, entry.family, entry.rating); }, entry.who);
}

}  // namespace doorgeef::store::sqlite
