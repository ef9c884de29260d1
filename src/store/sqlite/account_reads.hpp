// Questions about people and documents. A composite one is to be asked within a Snapshot.
#pragma once

#include "store/sqlite/connection.hpp"

namespace doorgeef::store::sqlite {

Read<Document> read_document(Connection& connection, std::string_view kind, std::string_view id);
Read<std::vector<Document>> read_documents(Connection& connection, std::string_view kind);
Read<Account> read_account(Connection& connection, const AccountId& id);
Read<Account> read_account_named(Connection& connection, std::string_view name_key);
Read<std::vector<AccountRole>> read_roles(Connection& connection, const AccountId& id);
Read<Session> read_session(Connection& connection, std::string_view token_hash);
Read<Rating> read_rating(Connection& connection, const Rated& who, std::string_view family);
Read<std::vector<Tally>> read_tallies(Connection& connection, const AccountId& id);

// In pieces, as in Store.
Read<std::vector<Session>> read_sessions_of(Connection& connection, const AccountId& id,
                                            const std::optional<Session>& after, int limit);
Read<std::vector<RatingEntry>> read_ratings_of(Connection& connection, const AccountId& id,
                                               const std::optional<RatingEntry>& after, int limit);
Read<std::vector<Document>> read_documents_of(Connection& connection, const AccountId& id,
                                              const std::optional<Document>& after, int limit);

}  // namespace doorgeef::store::sqlite
