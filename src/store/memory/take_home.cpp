// What is kept about somebody, piece by piece.
#include "store/memory/tables.hpp"

#include <algorithm>

namespace doorgeef::store {

namespace {

// Of the entries after this key, the first so many of which `read` makes something.
template <class Map, class ReadOne>
auto some_after(const Map& map, const std::optional<typename Map::key_type>& after, int limit, ReadOne read) {
    std::vector<typename decltype(read(*map.begin()))::value_type> found;
    auto entry = after ? map.upper_bound(*after) : map.begin();
    for (; entry != map.end() && std::ssize(found) < limit; ++entry)
        if (auto item = read(*entry)) found.push_back(*std::move(item));
    return found;
}

Occupant occupant(const Person& who) {
    return std::visit([](const auto& person) { return Occupant{person}; }, who);
}

}  // namespace

bool is_about(const Rated& who, const AccountId& id) {
    const auto* pair = std::get_if<Pair>(&who);
    return pair ? pair->first() == id || pair->second() == id : std::get<AccountId>(who) == id;
}

std::vector<Session> sessions_of(const Tables& tables, const AccountId& id,
                                 const std::optional<Session>& after, int limit) {
    const auto key = after ? std::optional{after->token_hash} : std::nullopt;
    return some_after(tables.sessions, key, limit, [&](const auto& entry) {
        return entry.second.who == Person{id} ? std::optional{entry.second} : std::nullopt;
    });
}

std::vector<RatingEntry> ratings_of(const Tables& tables, const AccountId& id,
                                    const std::optional<RatingEntry>& after, int limit) {
    const auto key = after ? std::optional{std::pair{after->who, after->family}} : std::nullopt;
    return some_after(tables.ratings, key, limit, [&](const auto& entry) {
        const auto& [who, family] = entry.first;
        return is_about(who, id) ? std::optional{RatingEntry{who, family, entry.second}} : std::nullopt;
    });
}

std::vector<Document> documents_of(const Tables& tables, const AccountId& id,
                                   const std::optional<Document>& after, int limit) {
    const auto key = after ? std::optional{std::pair{after->kind, after->id}} : std::nullopt;
    return some_after(tables.documents, key, limit, [&](const auto& entry) {
        return entry.second.owner == id ? std::optional{entry.second} : std::nullopt;
    });
}

Read<std::vector<StoredMatch>> matches_of(const Tables& tables, const Person& who,
                                          const std::optional<StoredMatch>& after, int limit) {
    const auto last = after ? tables.matches.find(after->record.id) : tables.matches.end();
    if (after && last == tables.matches.end()) return StoreProblem::not_found;
    auto found = select_matches(tables, [&](const Tables::MatchRow& row) {
        return (!after || row.number > last->second.number) &&
               std::ranges::count(row.record.seats.values, occupant(who)) > 0;
    });
    found.resize(std::min(found.size(), static_cast<std::size_t>(std::max(limit, 0))));
    return found;
}

}  // namespace doorgeef::store
