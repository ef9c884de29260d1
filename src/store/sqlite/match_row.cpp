#include "store/sqlite/match_row.hpp"

namespace doorgeef::store::sqlite {

namespace {

std::optional<Occupant> read_occupant(Query& row) {
    const std::string kind = row.text();
    auto account = row.maybe_text();
    auto guest = row.maybe_text();
    auto name = row.maybe_text();
    if (kind == "account" && account) return AccountId{*std::move(account)};
    if (kind == "guest" && guest && name) return Guest{{*std::move(guest)}, *std::move(name)};
    if (kind == "bot" && name) return Bot{*std::move(name)};
    if (kind == "forgotten") return Forgotten{};
    return std::nullopt;
}

Failure read_seats(Connection& connection, std::int64_t number, match::BySeat<Occupant>& seats) {
    Query query{connection, "SELECT seat, kind, account, guest, name FROM seats WHERE match = ?", number};
    while (query.next()) {
        const auto seat = match::parse_seat(query.text());
        auto occupant = read_occupant(query);
        if (!seat || !occupant) return StoreProblem::corrupt;
        seats[*seat] = *std::move(occupant);
    }
    return query.failure();
}

Read<std::optional<match::Outcome>> read_outcome(Query& row) {
    const auto result_code = row.maybe_text();
    const auto reason_code = row.maybe_text();
    if (!result_code && !reason_code) return std::optional<match::Outcome>{};
    const auto result = match::parse_result(result_code.value_or(""));
    const auto reason = match::parse_reason(reason_code.value_or(""));
    if (!result || !reason) return StoreProblem::corrupt;
    return std::optional{match::Outcome{*result, *reason}};
}

Read<std::optional<MatchResult>> read_result(Query& row) {
    const auto ended_at_ms = row.maybe_integer();
    if (!ended_at_ms) return std::optional<MatchResult>{};
    MatchResult result;
    result.ended_at_ms = *ended_at_ms;
    for (int& half_points : result.score.half_points.values) half_points = static_cast<int>(row.integer());
    for (auto& kept : result.outcomes.values) {
        const auto outcome = read_outcome(row);
        if (!outcome) return outcome.error();
        kept = *outcome;
    }
    return std::optional{result};
}

}  // namespace

Read<StoredMatch> read_match_row(Connection& connection, Query& row) {
    StoredMatch match;
    const std::int64_t number = row.integer();
    match.record.id.text = row.text();
    match.record.table = {row.text(), row.text(), row.truth(), row.truth(), row.truth(), row.integer()};
    match.record.agreement = row.text();
    match.fence = row.integer();
    match.head = row.integer();
    const auto result = read_result(row);
    if (!result) return result.error();
    match.result = *result;
    if (const Failure failure = read_seats(connection, number, match.record.seats)) return *failure;
    return match;
}

}  // namespace doorgeef::store::sqlite
