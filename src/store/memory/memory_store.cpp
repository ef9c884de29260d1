#include "store/memory/memory_store.hpp"

#include <algorithm>

namespace doorgeef::store {

namespace {

template <class Map>
Read<typename Map::mapped_type> find_in(const Map& map, const typename Map::key_type& key) {
    const auto found = map.find(key);
    if (found == map.end()) return StoreProblem::not_found;
    return found->second;
}

}  // namespace

std::vector<Failure> MemoryStore::commit(std::span<const Batch> batches) {
    const std::scoped_lock lock{mutex_};
    if (needs_restart_) return {batches.size(), StoreProblem::needs_reopen};
    if (fault_ && fault_->after-- == 0) return fail(batches);
    return carry_out_all(batches);
}

std::vector<Failure> MemoryStore::carry_out_all(std::span<const Batch> batches) {
    std::vector<Failure> failures;
    for (const Batch& batch : batches) {
        Journal journal;
        Failure failure;
        for (auto write = batch.begin(); write != batch.end() && !failure; ++write)
            failure = carry_out(tables_, journal, *write);
        if (failure) journal.roll_back();
        failures.push_back(failure);
    }
    return failures;
}

std::vector<Failure> MemoryStore::fail(std::span<const Batch> batches) {
    const Fault fault = *fault_;
    fault_.reset();
    needs_restart_ = fault.problem != StoreProblem::disk_full;
    if (fault.written) found_after_restart_.assign(batches.begin(), batches.end());
    return {batches.size(), fault.problem};
}

void MemoryStore::inject(Fault fault) {
    const std::scoped_lock lock{mutex_};
    fault_ = fault;
}

void MemoryStore::restart() {
    const std::scoped_lock lock{mutex_};
    carry_out_all(found_after_restart_);
    found_after_restart_.clear();
    fault_.reset();
    needs_restart_ = false;
}

Read<StoredMatch> MemoryStore::match(const MatchId& id) const {
    const std::scoped_lock lock{mutex_};
    const auto row = tables_.matches.find(id);
    if (row == tables_.matches.end()) return StoreProblem::not_found;
    return stored_match(tables_, row->second);
}

Read<std::vector<StoredMatch>> MemoryStore::live_matches() const {
    const std::scoped_lock lock{mutex_};
    return select_matches(tables_, [](const Tables::MatchRow& row) { return !row.result; });
}

Read<std::vector<std::string>> MemoryStore::events(const MatchId& id, Sequence after, int limit) const {
    const std::scoped_lock lock{mutex_};
    const auto found = tables_.events.find(id);
    if (found == tables_.events.end()) return StoreProblem::not_found;
    const auto& lines = found->second;
    const Sequence head = std::ssize(lines);
    const Sequence begin = std::clamp<Sequence>(after, 0, head);
    const Sequence end = begin + std::clamp<Sequence>(limit, 0, head - begin);
    return std::vector<std::string>(lines.begin() + begin, lines.begin() + end);
}

Read<std::vector<Answer>> MemoryStore::answers(const MatchId& id) const {
    const std::scoped_lock lock{mutex_};
    if (!tables_.matches.contains(id)) return StoreProblem::not_found;
    std::vector<Answer> answers;
    for (auto entry = tables_.answers.lower_bound({id, "", ""});
         entry != tables_.answers.end() && std::get<MatchId>(entry->first) == id; ++entry)
        answers.push_back(entry->second);
    return answers;
}

Read<Answer> MemoryStore::answer(const MatchId& id, std::string_view who, std::string_view command_id) const {
    const std::scoped_lock lock{mutex_};
    return find_in(tables_.answers, {id, std::string{who}, std::string{command_id}});
}

Read<ArchivePage> MemoryStore::search(const ArchiveQuery& query) const {
    const std::scoped_lock lock{mutex_};
    return store::search(tables_, query);
}

Read<Document> MemoryStore::document(std::string_view kind, std::string_view id) const {
    const std::scoped_lock lock{mutex_};
    return find_in(tables_.documents, {std::string{kind}, std::string{id}});
}

Read<std::vector<Document>> MemoryStore::documents(std::string_view kind) const {
    const std::scoped_lock lock{mutex_};
    std::vector<Document> documents;
    for (auto entry = tables_.documents.lower_bound({std::string{kind}, ""});
         entry != tables_.documents.end() && entry->first.first == kind; ++entry)
        documents.push_back(entry->second);
    return documents;
}

Read<Account> MemoryStore::account(const AccountId& id) const {
    const std::scoped_lock lock{mutex_};
    return find_in(tables_.accounts, id);
}

Read<Account> MemoryStore::account_named(std::string_view name_key) const {
    const std::scoped_lock lock{mutex_};
    const auto id = find_in(tables_.account_names, std::string{name_key});
    if (!id) return id.error();
    return find_in(tables_.accounts, *id);
}

Read<std::vector<AccountRole>> MemoryStore::roles(const AccountId& id) const {
    const std::scoped_lock lock{mutex_};
    return roles_of(tables_, id);
}

Read<Session> MemoryStore::session(std::string_view token_hash) const {
    const std::scoped_lock lock{mutex_};
    return find_in(tables_.sessions, std::string{token_hash});
}

Read<Rating> MemoryStore::rating(const Rated& who, std::string_view family) const {
    const std::scoped_lock lock{mutex_};
    return find_in(tables_.ratings, {who, std::string{family}});
}

Read<std::vector<Tally>> MemoryStore::tallies(const AccountId& id) const {
    const std::scoped_lock lock{mutex_};
    return tallies_of(tables_, id);
}

Read<std::vector<Session>> MemoryStore::sessions_of(const AccountId& id, const std::optional<Session>& after,
                                                    int limit) const {
    const std::scoped_lock lock{mutex_};
    return store::sessions_of(tables_, id, after, limit);
}

Read<std::vector<RatingEntry>> MemoryStore::ratings_of(const AccountId& id,
                                                       const std::optional<RatingEntry>& after,
                                                       int limit) const {
    const std::scoped_lock lock{mutex_};
    return store::ratings_of(tables_, id, after, limit);
}

Read<std::vector<Document>> MemoryStore::documents_of(const AccountId& id,
                                                      const std::optional<Document>& after, int limit) const {
    const std::scoped_lock lock{mutex_};
    return store::documents_of(tables_, id, after, limit);
}

Read<std::vector<StoredMatch>> MemoryStore::matches_of(const Person& who,
                                                       const std::optional<StoredMatch>& after,
                                                       int limit) const {
    const std::scoped_lock lock{mutex_};
    return store::matches_of(tables_, who, after, limit);
}

}  // namespace doorgeef::store
