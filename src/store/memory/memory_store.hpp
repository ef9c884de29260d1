// A store that forgets everything when it goes, for tests and the simulation of the server: it can fail as a
// disk does, at the commit one chooses.
#pragma once

#include "store/memory/tables.hpp"
#include "store/store.hpp"

#include <mutex>

namespace doorgeef::store {

// How a commit goes wrong.
struct Fault {
    int after = 0;  // so many commits go well before
    StoreProblem problem = StoreProblem::disk_full;
    bool written = false;  // of io_error: the batches are found after the restart although the commit failed
};

class MemoryStore : public Store {
public:
    std::vector<Failure> commit(std::span<const Batch> batches) override;

    // In the place of an earlier fault that has not come yet. As with a real disk, disk_full passes, and
    // after io_error or corrupt every commit is refused until the restart.
    void inject(Fault fault);
    // What a new process finds after a crash: what was committed, and no fault.
    void restart();

    Read<StoredMatch> match(const MatchId& id) const override;
    Read<std::vector<StoredMatch>> live_matches() const override;
    Read<std::vector<std::string>> events(const MatchId& id, Sequence after, int limit) const override;
    Read<std::vector<Answer>> answers(const MatchId& id) const override;
    Read<Answer> answer(const MatchId& id, std::string_view who, std::string_view command_id) const override;
    Read<ArchivePage> search(const ArchiveQuery& query) const override;
    Read<Document> document(std::string_view kind, std::string_view id) const override;
    Read<std::vector<Document>> documents(std::string_view kind) const override;
    Read<Account> account(const AccountId& id) const override;
    Read<Account> account_named(std::string_view name_key) const override;
    Read<std::vector<AccountRole>> roles(const AccountId& id) const override;
    Read<Session> session(std::string_view token_hash) const override;
    Read<Rating> rating(const Rated& who, std::string_view family) const override;
    Read<std::vector<Tally>> tallies(const AccountId& id) const override;
    Read<std::vector<Session>> sessions_of(const AccountId& id, const std::optional<Session>& after,
                                           int limit) const override;
    Read<std::vector<RatingEntry>> ratings_of(const AccountId& id, const std::optional<RatingEntry>& after,
                                              int limit) const override;
    Read<std::vector<Document>> documents_of(const AccountId& id, const std::optional<Document>& after,
                                             int limit) const override;
    Read<std::vector<StoredMatch>> matches_of(const Person& who, const std::optional<StoredMatch>& after,
                                              int limit) const override;

private:
    std::vector<Failure> carry_out_all(std::span<const Batch> batches);
    std::vector<Failure> fail(std::span<const Batch> batches);

    mutable std::mutex mutex_{};
    Tables tables_{};
    std::optional<Fault> fault_{};
    bool needs_restart_ = false;
    std::vector<Batch> found_after_restart_{};
};

}  // namespace doorgeef::store
