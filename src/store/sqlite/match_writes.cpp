#include "store/sqlite/carry_out.hpp"
#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/query.hpp"

#include <utility>

namespace doorgeef::store::sqlite {

namespace {

Read<KnownMatch*> find_owned(Connection& connection, KnownMatches& known, const MatchId& id, Fence fence) {
    const auto match = known.find(connection, id);
    if (!match) return match;
    if ((*match)->ended) return StoreProblem::finished;
    if ((*match)->fence != fence) return StoreProblem::fenced_off;
    return match;
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

Failure carry_out(Connection& connection, KnownMatches& known, const write::TakeOver& write) {
    const auto match = known.find(connection, write.match);
    if (!match) return match.error();
    if ((*match)->ended) return StoreProblem::finished;
    if (write.fence <= (*match)->fence) return StoreProblem::fenced_off;
    (*match)->fence = write.fence;
    return run(connection, "UPDATE matches SET fence = ? WHERE number = ?", write.fence, (*match)->number);
}

Failure carry_out(Connection& connection, KnownMatches& known, const write::RequireFence& write) {
    const auto match = find_owned(connection, known, write.match, write.fence);
    return match ? Failure{} : match.error();
}

Failure carry_out(Connection& connection, KnownMatches& known, const write::AppendEvents& write) {
    const auto found = find_owned(connection, known, write.match, write.fence);
    if (!found) return found.error();
    KnownMatch& match = **found;
    if (write.first != match.head + 1) return StoreProblem::wrong_sequence;
    for (const std::string& line : write.lines) {
        ++match.head;
        match.checksum = checksum(match.checksum, line);
        const Failure failure =
            run(connection, "INSERT INTO events (match, sequence, line, checksum) VALUES (?, ?, ?, ?)",
                match.number, match.head, line, match.checksum);
        if (failure) return failure;
    }
    return std::nullopt;
}

Failure carry_out(Connection& connection, KnownMatches& known, const write::FinishMatch& write) {
    const auto match = find_owned(connection, known, write.match, write.fence);
    if (!match) return match.error();
    const std::int64_t number = (*match)->number;
    known.forget(write.match);
    const MatchResult& result = write.result;
    const auto& first = result.outcomes[match::BoardId::first];
    const auto& second = result.outcomes[match::BoardId::second];
    return run(connection,
               "UPDATE matches SET ended_at_ms = ?, score_a = ?, score_b = ?, result_1 = ?, reason_1 = ?,"
               " result_2 = ?, reason_2 = ? WHERE number = ?",
               result.ended_at_ms, result.score.half_points[match::Team::a],
               result.score.half_points[match::Team::b], result_code(first), reason_code(first),
               result_code(second), reason_code(second), number);
}

Failure carry_out(Connection& connection, KnownMatches& known, const write::KeepAnswer& write) {
    const auto match = known.find(connection, write.match);
    if (!match) return match.error();
    if (!std::exchange((*match)->has_answers, true)) {
        const Failure failure =
            run(connection, "UPDATE matches SET has_answers = 1 WHERE number = ?", (*match)->number);
        if (failure) return failure;
    }
    const Answer& answer = write.answer;
    return run(connection,
               "INSERT INTO answers (match, who, command_id, body_hash, text) VALUES (?, ?, ?, ?, ?)",
               (*match)->number, answer.who, answer.command_id, answer.body_hash, answer.text);
}

Failure carry_out(Connection& connection, KnownMatches& known, const write::Prune& write) {
    known.forget_all();  // which of them have answers
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
