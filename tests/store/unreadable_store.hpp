// A store in memory some of whose questions cannot be answered, as on a disk with bad places.
#pragma once

#include "store/memory/memory_store.hpp"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorgeef::store {

class UnreadableStore final : public MemoryStore {
public:
    // The names of the questions, "account_named".
    std::set<std::string, std::less<>> fails{};
    StoreProblem problem = StoreProblem::io_error;

    Read<StoredMatch> match(const MatchId& id) const override {
        return unless_it_fails("match", MemoryStore::match(id));
    }
    Read<std::vector<StoredMatch>> live_matches() const override {
        return unless_it_fails("live_matches", MemoryStore::live_matches());
    }
    Read<std::vector<std::string>> events(const MatchId& id, Sequence after, int limit) const override {
        return unless_it_fails("events", MemoryStore::events(id, after, limit));
    }
    Read<std::vector<Answer>> answers(const MatchId& id) const override {
        return unless_it_fails("answers", MemoryStore::answers(id));
    }
    Read<Answer> answer(const MatchId& id, std::string_view who, std::string_view command_id) const override {
        return unless_it_fails("answer", MemoryStore::answer(id, who, command_id));
    }
    Read<ArchivePage> search(const ArchiveQuery& query) const override {
        return unless_it_fails("search", MemoryStore::search(query));
    }
    Read<Document> document(std::string_view kind, std::string_view id) const override {
        return unless_it_fails("document", MemoryStore::document(kind, id));
    }
    Read<std::vector<Document>> documents(std::string_view kind) const override {
        return unless_it_fails("documents", MemoryStore::documents(kind));
    }
    Read<Account> account(const AccountId& id) const override {
        return unless_it_fails("account", MemoryStore::account(id));
    }
    Read<Account> account_named(std::string_view name_key) const override {
        return unless_it_fails("account_named", MemoryStore::account_named(name_key));
    }
    Read<std::vector<AccountRole>> roles(const AccountId& id) const override {
        return unless_it_fails("roles", MemoryStore::roles(id));
    }
    Read<Session> session(std::string_view token_hash) const override {
        return unless_it_fails("session", MemoryStore::session(token_hash));
    }
    Read<Rating> rating(const Rated& who, std::string_view family) const override {
        return unless_it_fails("rating", MemoryStore::rating(who, family));
    }
    Read<std::vector<Tally>> tallies(const AccountId& id) const override {
        return unless_it_fails("tallies", MemoryStore::tallies(id));
    }
    Read<std::vector<Session>> sessions_of(const AccountId& id, const std::optional<Session>& after,
                                           int limit) const override {
        return unless_it_fails("sessions_of", MemoryStore::sessions_of(id, after, limit));
    }
    Read<std::vector<RatingEntry>> ratings_of(const AccountId& id, const std::optional<RatingEntry>& after,
                                              int limit) const override {
        return unless_it_fails("ratings_of", MemoryStore::ratings_of(id, after, limit));
    }
    Read<std::vector<Document>> documents_of(const AccountId& id, const std::optional<Document>& after,
                                             int limit) const override {
        return unless_it_fails("documents_of", MemoryStore::documents_of(id, after, limit));
    }
    Read<std::vector<StoredMatch>> matches_of(const Person& who, const std::optional<StoredMatch>& after,
                                              int limit) const override {
        return unless_it_fails("matches_of", MemoryStore::matches_of(who, after, limit));
    }

private:
    template <class T>
    Read<T> unless_it_fails(std::string_view question, Read<T> answer) const {
        if (fails.contains(question)) return problem;
        return answer;
    }
};

}  // namespace doorgeef::store
