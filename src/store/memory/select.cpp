#include "store/memory/tables.hpp"

#include <algorithm>

namespace doorgeef::store {

namespace {

bool sits_in(const std::variant<AccountId, PlayerName>& player, const MatchRecord& record) {
    return std::ranges::any_of(record.seats.values, [&](const Occupant& occupant) {
        if (const auto* account = std::get_if<AccountId>(&player)) return occupant == Occupant{*account};
        const std::string& name = std::get<PlayerName>(player).name;
        if (const auto* guest = std::get_if<Guest>(&occupant)) return guest->name == name;
        if (const auto* bot = std::get_if<Bot>(&occupant)) return bot->name == name;
        return false;
    });
}

MatchWinner winner(const match::Score& score) {
    const int lead = score.half_points[match::Team::a] - score.half_points[match::Team::b];
    return lead > 0 ? MatchWinner::team_a : lead < 0 ? MatchWinner::team_b : MatchWinner::nobody;
}

bool ended_by(match::Reason reason, const MatchResult& result) {
    return std::ranges::any_of(result.outcomes.values,
                               [&](const auto& outcome) { return outcome && outcome->reason == reason; });
}

// These are looked at, the newest first, until there are enough.
bool is_looked_at(const ArchiveQuery& query, const MatchRecord& record, const MatchResult& result) {
    if (query.player && !sits_in(*query.player, record)) return false;
    if (query.family && record.table.family != *query.family) return false;
    if (query.ended_from_ms && result.ended_at_ms < *query.ended_from_ms) return false;
    if (query.ended_before_ms && result.ended_at_ms >= *query.ended_before_ms) return false;
    if (!query.below) return true;
    return std::tie(result.ended_at_ms, record.id) < std::tie(query.below->ended_at_ms, query.below->match);
}

bool fits(const ArchiveQuery& query, const MatchRecord& record, const MatchResult& result) {
    if (query.only_public && !record.table.is_public) return false;
    if (query.winner && winner(result.score) != *query.winner) return false;
    return !query.reason || ended_by(*query.reason, result);
}

ArchiveCursor cursor_at(const StoredMatch& match) {
    return {match.result->ended_at_ms, match.record.id};
}

}  // namespace

StoredMatch stored_match(const Tables& tables, const Tables::MatchRow& row) {
    const auto head = static_cast<Sequence>(tables.events.at(row.record.id).size());
    return {row.record, row.fence, head, row.result};
}

ArchivePage search(const Tables& tables, const ArchiveQuery& query) {
    std::vector<StoredMatch> found = select_matches(tables, [&](const Tables::MatchRow& row) {
        return row.result && is_looked_at(query, row.record, *row.result);
    });
    std::ranges::sort(found, [](const StoredMatch& one, const StoredMatch& other) {
        return std::tie(one.result->ended_at_ms, one.record.id) >
               std::tie(other.result->ended_at_ms, other.record.id);
    });
    const auto limit = static_cast<std::size_t>(std::clamp(query.limit, 1, kMostArchiveEntries));
    const auto look_at =
        query.player ? found.size() : static_cast<std::size_t>(std::clamp(query.look_at, 1, kMostLookedAt));
    ArchivePage page;
    for (std::size_t i = 0; i < found.size() && !page.next; ++i) {
        if (i == look_at)
            page.next = cursor_at(found[i - 1]);
        else if (!fits(query, found[i].record, *found[i].result))
            continue;
        else if (page.matches.size() == limit)
            page.next = cursor_at(page.matches.back());
        else
            page.matches.push_back(found[i]);
    }
    return page;
}

std::vector<AccountRole> roles_of(const Tables& tables, const AccountId& id) {
    std::vector<AccountRole> roles;
    for (const AccountRole role : kAccountRoles)
        if (tables.roles.contains({id, role})) roles.push_back(role);
    return roles;
}

std::vector<Tally> tallies_of(const Tables& tables, const AccountId& id) {
    std::map<std::string, Tally> tallies;
    for (const auto& [match, row] : tables.matches)
        for (const match::Seat seat : match::kSeats) {
            if (!row.result || row.record.seats[seat] != Occupant{id}) continue;
            Tally& tally = tallies[row.record.table.family];
            const MatchWinner won = winner(row.result->score);
            const MatchWinner own = seat.team() == match::Team::a ? MatchWinner::team_a : MatchWinner::team_b;
            ++(won == MatchWinner::nobody ? tally.drawn : won == own ? tally.won : tally.lost);
        }
    std::vector<Tally> all;
    for (auto& [family, tally] : tallies) {
        tally.family = family;
        all.push_back(std::move(tally));
    }
    return all;
}

}  // namespace doorgeef::store
