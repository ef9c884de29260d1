// A row of `matches` as a value.
#pragma once

#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

// What read_match_row() takes, to be followed by conditions on `matches`.
inline constexpr std::string_view kSelectMatch =
    "SELECT number, id, name, family, rated, is_public, with_arbiter, created_at_ms, agreement, fence,"
    " (SELECT coalesce(max(sequence), 0) FROM events WHERE match = number),"
    " ended_at_ms, score_a, score_b, result_1, reason_1, result_2, reason_2 FROM matches ";

// With the seats, which are a question of their own. corrupt: it says something that we never write.
Read<StoredMatch> read_match_row(Connection& connection, Query& row);

}  // namespace doorgeef::store::sqlite
