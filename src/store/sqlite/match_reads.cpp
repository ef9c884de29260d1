#include "store/sqlite/match_reads.hpp"

#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/match_row.hpp"

#include <algorithm>

namespace doorgeef::store::sqlite {

namespace {

template <class... Values>
Read<std::vector<StoredMatch>> read_matches(Connection& connection, std::string_view condition,
                                            const Values&... values) {
    Query query{connection, std::string{kSelectMatch}.append(condition), values...};
    return read_all<StoredMatch>(query, [&](Query& row) { return read_match_row(connection, row); });
}

Read<std::int64_t> find_number(Connection& connection, const MatchId& id) {
    Query query{connection, "SELECT number FROM matches WHERE id = ?", id};
    return read_one<std::int64_t>(query, [](Query& row) { return row.integer(); });
}

Answer read_answer_row(Query& row) {
    return {row.text(), row.text(), row.text(), row.text()};
}

// The checksum of the event with this number, on which the next one's goes on.
Read<std::uint64_t> read_checksum(Connection& connection, std::int64_t number, const MatchId& id,
                                  Sequence sequence) {
    if (sequence == 0) return checksum_of_match(id.text);
    Query query{connection, "SELECT checksum FROM events WHERE match = ? AND sequence = ?", number, sequence};
    return read_one<std::uint64_t>(query,
                                   [](Query& row) { return static_cast<std::uint64_t>(row.integer()); });
}

}  // namespace

Read<StoredMatch> read_match(Connection& connection, const MatchId& id) {
    Query query{connection, std::string{kSelectMatch}.append("WHERE id = ?"), id};
    return read_one<StoredMatch>(query, [&](Query& row) { return read_match_row(connection, row); });
}

Read<std::vector<StoredMatch>> read_live_matches(Connection& connection) {
    return read_matches(connection, "WHERE ended_at_ms IS NULL ORDER BY number");
}

Read<std::vector<StoredMatch>> read_matches_of(Connection& connection, const Person& who,
                                               const std::optional<StoredMatch>& after, int limit) {
    const auto last = after ? find_number(connection, after->record.id) : Read<std::int64_t>{0};
    if (!last) return last.error();
    limit = std::max(limit, 0);
    if (const auto* guest = std::get_if<Guest>(&who))
        return read_matches(connection,
                            "WHERE number IN (SELECT DISTINCT match FROM seats WHERE name = ? AND guest = ?"
                            " AND match > ? ORDER BY match LIMIT ?) ORDER BY number",
                            std::string_view{guest->name}, guest->id, *last, limit);
    return read_matches(connection,
                        "WHERE number IN (SELECT DISTINCT match FROM seats WHERE account = ? AND match > ?"
                        " ORDER BY match LIMIT ?) ORDER BY number",
                        std::get<AccountId>(who), *last, limit);
}

Read<std::vector<std::string>> read_events(Connection& connection, const MatchId& id, Sequence after,
                                           int limit) {
    const auto number = find_number(connection, id);
    if (!number) return number.error();
    Sequence sequence = std::max<Sequence>(after, 0);
    auto sum = read_checksum(connection, *number, id, sequence);
    if (!sum && sum.error() == StoreProblem::not_found) return std::vector<std::string>{};  // beyond the head
    if (!sum) return sum.error();
    Query query{connection,
                "SELECT sequence, checksum, line FROM events WHERE match = ? AND sequence > ?"
                " ORDER BY sequence LIMIT ?",
                *number, sequence, std::max(limit, 0)};
    std::uint64_t expected = *sum;
    return read_all<std::string>(query, [&](Query& row) -> Read<std::string> {
        const bool next = row.integer() == ++sequence;
        const auto stored = static_cast<std::uint64_t>(row.integer());
        std::string line = row.text();
        expected = checksum(expected, line);
        if (!next || stored != expected) return StoreProblem::corrupt;
        return line;
    });
}

Read<std::vector<Answer>> read_answers(Connection& connection, const MatchId& id) {
    const auto number = find_number(connection, id);
    if (!number) return number.error();
    Query query{connection,
                "SELECT who, command_id, body_hash, text FROM answers WHERE match = ?"
                " ORDER BY who, command_id",
                *number};
    return read_all<Answer>(query, read_answer_row);
}

Read<Answer> read_answer(Connection& connection, const MatchId& id, std::string_view who,
                         std::string_view command_id) {
    Query query{connection,
                "SELECT who, command_id, body_hash, text FROM answers"
                " WHERE match = (SELECT number FROM matches WHERE id = ?) AND who = ? AND command_id = ?",
                id, who, command_id};
    return read_one<Answer>(query, read_answer_row);
}

}  // namespace doorgeef::store::sqlite
