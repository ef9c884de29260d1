// Everything that is kept about an account, read as its owner takes it home: piece by piece.
#pragma once

#include "store/store.hpp"
#include "values.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace doorgeef::store {

struct TakenHome {
    Account account{};
    std::vector<AccountRole> roles{};
    std::vector<Session> sessions{};
    std::vector<RatingEntry> ratings{};
    std::vector<Document> documents{};
    std::vector<StoredMatch> matches{};

    friend bool operator==(const TakenHome&, const TakenHome&) = default;
};

// All that `read` gives after the last one, so many at a time.
template <class Item, class ReadPiece>
Read<std::vector<Item>> in_pieces(int at_once, ReadPiece read) {
    std::vector<Item> all;
    while (true) {
        const Read<std::vector<Item>> piece =
            read(all.empty() ? std::nullopt : std::optional{all.back()}, at_once);
        if (!piece) return piece.error();
        all.insert(all.end(), piece->begin(), piece->end());
        if (std::ssize(*piece) < at_once) return all;
    }
}

inline Read<std::vector<StoredMatch>> all_matches_of(const Store& store, const Person& who, int at_once = 2) {
    return in_pieces<StoredMatch>(at_once, [&](const std::optional<StoredMatch>& after, int limit) {
        return store.matches_of(who, after, limit);
    });
}

inline Read<std::vector<RatingEntry>> all_ratings_of(const Store& store, const AccountId& id,
                                                     int at_once = 2) {
    return in_pieces<RatingEntry>(at_once, [&](const std::optional<RatingEntry>& after, int limit) {
        return store.ratings_of(id, after, limit);
    });
}

inline Read<TakenHome> take_home(const Store& store, const AccountId& id, int at_once = 2) {
    const auto account = store.account(id);
    const auto roles = store.roles(id);
    const auto sessions = in_pieces<Session>(at_once, [&](const std::optional<Session>& after, int limit) {
        return store.sessions_of(id, after, limit);
    });
    const auto ratings = all_ratings_of(store, id, at_once);
    const auto documents = in_pieces<Document>(at_once, [&](const std::optional<Document>& after, int limit) {
        return store.documents_of(id, after, limit);
    });
    const auto matches = all_matches_of(store, id, at_once);
    if (!account) return account.error();
    for (const Failure& failure :
         {problem(roles), problem(sessions), problem(ratings), problem(documents), problem(matches)})
        if (failure) return *failure;
    return TakenHome{*account, *roles, *sessions, *ratings, *documents, *matches};
}

}  // namespace doorgeef::store
