// The store as the server reads it: every question that it cannot answer is told, whoever asked. That
// something is not there is an answer.
#pragma once

#include "store/store.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace doorgeef::server::net {

class WatchedStore final : public store::Store {
public:
    // Asks the same again, on any thread, and says what was wrong this time.
    using Question = std::function<store::Failure()>;
    // Is called on the thread that asked.
    using Told = std::function<void(store::StoreProblem, Question)>;

    // Requires: the store outlives it, and the questions.
    WatchedStore(store::Store& store, Told told) : store_(store), told_(std::move(told)) {}

    std::vector<store::Failure> commit(std::span<const store::Batch> batches) override {
        return store_.commit(batches);
    }

    store::Read<store::StoredMatch> match(const store::MatchId& id) const override;
    store::Read<std::vector<store::StoredMatch>> live_matches() const override;
    // Not told if they are damaged: that costs their match alone, of which whoever asks tells.
    store::Read<std::vector<std::string>> events(const store::MatchId& id, store::Sequence after,
                                                 int limit) const override;
    store::Read<std::vector<store::Answer>> answers(const store::MatchId& id) const override;
    store::Read<store::Answer> answer(const store::MatchId& id, std::string_view who,
                                      std::string_view command_id) const override;
    store::Read<store::ArchivePage> search(const store::ArchiveQuery& query) const override;
    store::Read<store::Document> document(std::string_view kind, std::string_view id) const override;
    store::Read<std::vector<store::Document>> documents(std::string_view kind) const override;
    store::Read<store::Account> account(const store::AccountId& id) const override;
    store::Read<store::Account> account_named(std::string_view name_key) const override;
    store::Read<std::vector<store::AccountRole>> roles(const store::AccountId& id) const override;
    store::Read<store::Session> session(std::string_view token_hash) const override;
    store::Read<store::Rating> rating(const store::Rated& who, std::string_view family) const override;
    store::Read<std::vector<store::Tally>> tallies(const store::AccountId& id) const override;
    store::Read<std::vector<store::Session>> sessions_of(const store::AccountId& id,
                                                         const std::optional<store::Session>& after,
                                                         int limit) const override;
    store::Read<std::vector<store::RatingEntry>> ratings_of(const store::AccountId& id,
                                                            const std::optional<store::RatingEntry>& after,
                                                            int limit) const override;
    store::Read<std::vector<store::Document>> documents_of(const store::AccountId& id,
                                                           const std::optional<store::Document>& after,
                                                           int limit) const override;
    store::Read<std::vector<store::StoredMatch>> matches_of(const store::Person& who,
                                                            const std::optional<store::StoredMatch>& after,
                                                            int limit) const override;

private:
    template <class Answer, class... Parameters, class... Arguments>
    store::Read<Answer> ask(store::Read<Answer> (Store::*question)(Parameters...) const,
                            const Arguments&... arguments) const;

    store::Store& store_;
    Told told_;
};

}  // namespace doorgeef::server::net
