// What a MemoryStore holds.
#pragma once

#include "store/memory/journal.hpp"
#include "store/store.hpp"

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace doorgeef::store {

struct Tables {
    struct MatchRow {
        std::size_t number = 0;  // in the order of creation
        MatchRecord record{};
        Fence fence = 0;
        std::optional<MatchResult> result{};
    };

    std::map<MatchId, MatchRow> matches{};
    std::map<MatchId, std::vector<std::string>> events{};
    std::map<std::tuple<MatchId, std::string, std::string>, Answer> answers{};  // by person and command id
    std::map<std::pair<std::string, std::string>, Document> documents{};        // by kind and id
    std::map<AccountId, Account> accounts{};
    std::map<std::string, AccountId> account_names{};
    std::map<std::pair<AccountId, AccountRole>, std::monostate> roles{};
    std::map<std::string, Session> sessions{};
    std::map<std::pair<Rated, std::string>, Rating> ratings{};
};

StoredMatch stored_match(const Tables& tables, const Tables::MatchRow& row);

// In the order in which they were created.
template <class Wanted>
std::vector<StoredMatch> select_matches(const Tables& tables, Wanted wanted) {
    std::map<std::size_t, const Tables::MatchRow*> found;
    for (const auto& [id, row] : tables.matches)
        if (wanted(row)) found.emplace(row.number, &row);
    std::vector<StoredMatch> matches;
    for (const auto& [number, row] : found) matches.push_back(stored_match(tables, *row));
    return matches;
}

// Carries out one write, or says why not; what it did up to there is in the journal.
Failure carry_out(Tables& tables, Journal& journal, const Write& write);

ArchivePage search(const Tables& tables, const ArchiveQuery& query);
std::vector<AccountRole> roles_of(const Tables& tables, const AccountId& id);
std::vector<Tally> tallies_of(const Tables& tables, const AccountId& id);
// Whether it is his own rating, or one of his pairs'.
bool is_about(const Rated& who, const AccountId& id);

// As in Store.
std::vector<Session> sessions_of(const Tables& tables, const AccountId& id,
                                 const std::optional<Session>& after, int limit);
std::vector<RatingEntry> ratings_of(const Tables& tables, const AccountId& id,
                                    const std::optional<RatingEntry>& after, int limit);
std::vector<Document> documents_of(const Tables& tables, const AccountId& id,
                                   const std::optional<Document>& after, int limit);
Read<std::vector<StoredMatch>> matches_of(const Tables& tables, const Person& who,
                                          const std::optional<StoredMatch>& after, int limit);

}  // namespace doorgeef::store
