// Questions about matches. A composite one is to be asked within a Snapshot.
#pragma once

#include "store/sqlite/connection.hpp"

namespace doorgeef::store::sqlite {

Read<StoredMatch> read_match(Connection& connection, const MatchId& id);
Read<std::vector<StoredMatch>> read_live_matches(Connection& connection);
Read<std::vector<StoredMatch>> read_matches_of(Connection& connection, const Person& who,
                                               const std::optional<StoredMatch>& after, int limit);
Read<std::vector<std::string>> read_events(Connection& connection, const MatchId& id, Sequence after,
                                           int limit);
Read<std::vector<Answer>> read_answers(Connection& connection, const MatchId& id);
Read<Answer> read_answer(Connection& connection, const MatchId& id, std::string_view who,
                         std::string_view command_id);
Read<ArchivePage> read_archive(Connection& connection, const ArchiveQuery& query);

}  // namespace doorgeef::store::sqlite
