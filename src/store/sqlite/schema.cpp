#include "store/sqlite/schema.hpp"

#include "store/sqlite/query.hpp"

#include <array>

namespace doorgeef::store::sqlite {

namespace {

constexpr std::int64_t kApplicationId = 0x44524746;  // "DRGF"

constexpr const char* kVersion1 = R"sql(
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    email TEXT,
    created_at_ms INTEGER NOT NULL,
    settings TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE roles (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (account, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account TEXT REFERENCES accounts ON DELETE CASCADE,
    guest TEXT,
    guest_name TEXT,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    revoked INTEGER NOT NULL,
    CHECK ((account IS NULL) <> (guest IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_account ON sessions (account) WHERE account IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at_ms);

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    family TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    matches INTEGER NOT NULL,
    rated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, family)
) STRICT, WITHOUT ROWID;

CREATE TABLE pair_ratings (
    first TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    second TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    family TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    matches INTEGER NOT NULL,
    rated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (first, second, family)
) STRICT, WITHOUT ROWID;
CREATE INDEX pair_ratings_of_second ON pair_ratings (second);

CREATE TABLE documents (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT REFERENCES accounts ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX documents_of_owner ON documents (owner) WHERE owner IS NOT NULL;

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    family TEXT NOT NULL,
    rated INTEGER NOT NULL,
    is_public INTEGER NOT NULL,
    with_arbiter INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    agreement TEXT NOT NULL,
    fence INTEGER NOT NULL,
    has_answers INTEGER NOT NULL DEFAULT 0,
    ended_at_ms INTEGER,
    score_a INTEGER,
    score_b INTEGER,
    result_1 TEXT,
    reason_1 TEXT,
    result_2 TEXT,
    reason_2 TEXT
) STRICT;
CREATE INDEX matches_live ON matches (number) WHERE ended_at_ms IS NULL;
CREATE INDEX matches_ended ON matches (ended_at_ms, id) WHERE ended_at_ms IS NOT NULL;
CREATE INDEX matches_of_family ON matches (family, ended_at_ms, id) WHERE ended_at_ms IS NOT NULL;
CREATE INDEX matches_with_answers ON matches (ended_at_ms) WHERE has_answers AND ended_at_ms IS NOT NULL;

CREATE TABLE seats (
    match INTEGER NOT NULL REFERENCES matches,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL,
    account TEXT REFERENCES accounts,
    guest TEXT,
    name TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_account ON seats (account) WHERE account IS NOT NULL;
CREATE INDEX seats_of_name ON seats (name) WHERE name IS NOT NULL;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (match, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE answers (
    match INTEGER NOT NULL REFERENCES matches,
    who TEXT NOT NULL,
    command_id TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, who, command_id)
) STRICT, WITHOUT ROWID;
)sql";

// Events and answers without a reference to their match: SQLite looked it up with every one of them, though
// the writer has just done so itself. find_damage() looks for those that belong to none.
constexpr const char* kVersion2 = R"sql(
CREATE TABLE events_2 (
    match INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (match, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO events_2 SELECT match, sequence, line, checksum FROM events;
DROP TABLE events;
ALTER TABLE events_2 RENAME TO events;

CREATE TABLE answers_2 (
    match INTEGER NOT NULL,
    who TEXT NOT NULL,
    command_id TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, who, command_id)
) STRICT, WITHOUT ROWID;
INSERT INTO answers_2 SELECT match, who, command_id, body_hash, text FROM answers;
DROP TABLE answers;
ALTER TABLE answers_2 RENAME TO answers;
)sql";

constexpr std::array kMigrations{kVersion1, kVersion2};

Read<std::int64_t> number(Connection& connection, std::string_view sql) {
    Query query{connection, sql};
    return read_one<std::int64_t>(query, [](Query& row) { return row.integer(); });
}

Failure write_version(Connection& connection, std::size_t version) {
    const std::string pragmas = "PRAGMA application_id = " + std::to_string(kApplicationId) +
                                "; PRAGMA user_version = " + std::to_string(version);
    return connection.execute(pragmas.c_str());
}

Failure run_scripts(Connection& connection, std::span<const char* const> scripts) {
    for (const char* script : scripts)
        if (const Failure failure = connection.execute(script)) return failure;
    return std::nullopt;
}

}  // namespace

std::span<const char* const> migrations() {
    return kMigrations;
}

Read<FileState> identify(Connection& connection, std::size_t versions) {
    const auto application = number(connection, "PRAGMA application_id");
    if (!application) return application.error();
    const auto version = number(connection, "PRAGMA user_version");
    if (!version) return version.error();
    const auto tables = number(connection, "SELECT count(*) FROM sqlite_schema");
    if (!tables) return tables.error();
    if (*application == 0 && *version == 0 && *tables == 0) return FileState::fresh;
    if (*application != kApplicationId || *version < 1) return StoreProblem::not_a_store;
    if (*version > static_cast<std::int64_t>(versions)) return StoreProblem::newer_version;
    return FileState::ours;
}

Failure migrate(Connection& connection, std::span<const char* const> scripts) {
    const auto version = number(connection, "PRAGMA user_version");
    if (!version) return version.error();
    const auto to_do = scripts.subspan(static_cast<std::size_t>(*version));
    if (to_do.empty()) return std::nullopt;
    if (const Failure failure = connection.execute("BEGIN IMMEDIATE")) return failure;
    Failure failure = run_scripts(connection, to_do);
    if (!failure) failure = write_version(connection, scripts.size());
    if (!failure) failure = connection.execute("COMMIT");
    if (connection.in_transaction()) connection.execute("ROLLBACK");
    return failure;
}

}  // namespace doorgeef::store::sqlite
