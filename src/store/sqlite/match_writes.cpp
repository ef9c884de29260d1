#include "store/sqlite/carry_out.hpp"
#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

namespace {

struct LiveMatch {
    std::int64_t number = 0;
    Fence fence = 0;
};

Read<LiveMatch> find_live(Connection& connection, const MatchId& id) {
    Query query{connection, "SELECT ended_at_ms IS NOT NULL, number, fence FROM matches WHERE id = ?", id};
    return read_one<LiveMatch>(query, [](Query& row) -> Read<LiveMatch> {
        if (row.truth()) return StoreProblem::finished;
        return LiveMatch{row.integer(), row.integer()};
    });
}

Read<LiveMatch> find_owned(Connection& connection, const MatchId& id, Fence fence) {
    const auto match = find_live(connection, id);
    if (match && match->fence != fence) return StoreProblem::fenced_off;
    return match;
}

struct AnsweredMatch {
    std::int64_t number = 0;
    bool has_answers = false;
};

Read<AnsweredMatch> find_answered(Connection& connection, const MatchId& id) {
    Query query{connection, "SELECT number, has_answers FROM matches WHERE id = ?", id};
    return read_one<AnsweredMatch>(query,
                                   [](Query& row) { return AnsweredMatch{row.integer(), row.truth()}; });
}

struct Seated {
    std::string_view kind{};
    std::optional<AccountId> account{};
    std::optional<GuestId> guest{};
    std::optional<std::string> name{};
};

// Nothing for an empty seat.
std::optional<Seated> seated(const Occupant& occupant) {
    if (const auto* account = std::get_if<AccountId>(&occupant)) return Seated{"account", *account, {}, {}};
    if (const auto* guest = std::get_if<Guest>(&occupant)) return Seated{"guest", {}, guest->id, guest->name};
    if (const auto* bot = std::get_if<Bot>(&occupant)) return Seated{"bot", {}, {}, bot->name};
    if (std::holds_alternative<Forgotten>(occupant)) return Seated{"forgotten", {}, {}, {}};
    return std::nullopt;
}

Failure write_seats(Connection& connection, std::int64_t number, const match::BySeat<Occupant>& seats) {
    for (const match::Seat seat : match::kSeats) {
        const auto row = seated(seats[seat]);
        if (!row) continue;
        const Failure failure =
            run(connection,
                "INSERT INTO seats (match, seat, kind, account, guest, name) VALUES (?, ?, ?, ?, ?, ?)",
                number, name(seat), row->kind, row->account, row->guest, row->name);
        if (failure) return failure;
    }
    return std::nullopt;
}

struct Head {
    Sequence sequence = 0;
    std::uint64_t checksum = 0;
};

Read<Head> find_head(Connection& connection, std::int64_t number, const MatchId& id) {
    Query query{connection,
                "SELECT sequence, checksum FROM events WHERE match = ? ORDER BY sequence DESC LIMIT 1",
                number};
    if (query.next()) return Head{query.integer(), static_cast<std::uint64_t>(query.integer())};
    if (query.failure()) return *query.failure();
    return Head{0, checksum_of_match(id.text)};
}

std::optional<std::string_view> result_code(const std::optional<match::Outcome>& outcome) {
    return outcome ? std::optional{match::code(outcome->result)} : std::nullopt;
}
std::optional<std::string_view> reason_code(const std::optional<match::Outcome>& outcome) {
    return outcome ? std::optional{match::code(outcome->reason)} : std::nullopt;
}

}  // namespace

Failure carry_out(Connection& connection, const write::CreateMatch& write) {
    const MatchRecord& record = write.record;
    const TableDescription& table = record.table;
    const Failure failure =
        run(connection,
            "INSERT INTO matches (id, name, family, rated, is_public, with_arbiter, created_at_ms,"
            " agreement, fence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            record.id, table.name, table.family, table.rated, table.is_public, table.with_arbiter,
            table.created_at_ms, record.agreement, write.fence);
    if (failure) return failure;
    return write_seats(connection, sqlite3_last_insert_rowid(connection.handle()), record.seats);
}

Failure carry_out(Connection& connection, const write::TakeOver& write) {
    const auto match = find_live(connection, write.match);
    if (!match) return match.error();
    if (write.fence <= match->fence) return StoreProblem::fenced_off;
    return run(connection, "UPDATE matches SET fence = ? WHERE number = ?", write.fence, match->number);
}

Failure carry_out(Connection& connection, const write::RequireFence& write) {
    const auto match = find_owned(connection, write.match, write.fence);
    return match ? Failure{} : match.error();
}

Failure carry_out(Connection& connection, const write::AppendEvents& write) {
    const auto match = find_owned(connection, write.match, write.fence);
    if (!match) return match.error();
    const auto head = find_head(connection, match->number, write.match);
    if (!head) return head.error();
    if (write.first != head->sequence + 1) return StoreProblem::wrong_sequence;
    Sequence sequence = head->sequence;
    std::uint64_t sum = head->checksum;
    for (const std::string& line : write.lines) {
        sum = checksum(sum, line);
        const Failure failure =
            run(connection, "INSERT INTO events (match, sequence, line, checksum) VALUES (?, ?, ?, ?)",
                match->number, ++sequence, line, sum);
        if (failure) return failure;
    }
    return std::nullopt;
}

Failure carry_out(Connection& connection, const write::FinishMatch& write) {
    const auto match = find_owned(connection, write.match, write.fence);
    if (!match) return match.error();
    const MatchResult& result = write.result;
    const auto& first = result.outcomes[match::BoardId::first];
    const auto& second = result.outcomes[match::BoardId::second];
    return run(connection,
               "UPDATE matches SET ended_at_ms = ?, score_a = ?, score_b = ?, result_1 = ?, reason_1 = ?,"
               " result_2 = ?, reason_2 = ? WHERE number = ?",
               result.ended_at_ms, result.score.half_points[match::Team::a],
               result.score.half_points[match::Team::b], result_code(first), reason_code(first),
               result_code(second), reason_code(second), match->number);
}

Failure carry_out(Connection& connection, const write::KeepAnswer& write) {
    const auto match = find_answered(connection, write.match);
    if (!match) return match.error();
    if (!match->has_answers) {
        const Failure failure =
            run(connection, "UPDATE matches SET has_answers = 1 WHERE number = ?", match->number);
        if (failure) return failure;
    }
    const Answer& answer = write.answer;
    return run(connection,
               "INSERT INTO answers (match, who, command_id, body_hash, text) VALUES (?, ?, ?, ?, ?)",
               match->number, answer.who, answer.command_id, answer.body_hash, answer.text);
}

Failure carry_out(Connection& connection, const write::Prune& write) {
    Failure failure =
        run(connection, "DELETE FROM sessions WHERE expires_at_ms < ?", write.sessions_before_ms);
    if (!failure)
        failure = run(connection,
                      "DELETE FROM answers WHERE match IN"
                      " (SELECT number FROM matches WHERE has_answers AND ended_at_ms < ?)",
                      write.answers_before_ms);
    if (!failure)
        failure = run(connection, "UPDATE matches SET has_answers = 0 WHERE has_answers AND ended_at_ms < ?",
                      write.answers_before_ms);
    return failure;
}

}  // namespace doorgeef::store::sqlite
