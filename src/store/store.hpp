// Where the server keeps what must not be lost. Two implementations keep one contract, and pass one suite of
// tests: MemoryStore (for the simulation) and SqliteStore. Errors are values; nothing throws but the
// allocator.
//
// Every function may be called from any thread. Reads see all that was committed before they began, do not
// wait for a commit in progress, and answer `corrupt` or `io_error` if the file cannot be read.
#pragma once

#include "rules/result.hpp"
#include "store/archive.hpp"
#include "store/problem.hpp"
#include "store/records.hpp"
#include "store/write.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace doorgeef::store {

// What became of one batch. Nothing: it is on disk, and survives a crash of the program or the machine.
using Failure = std::optional<StoreProblem>;

template <class T>
using Read = rules::Result<T, StoreProblem>;

class Store {
public:
    virtual ~Store() = default;

    // Writes the batches in their order, all in one transaction: they cost one wait for the disk together. A
    // batch that is refused leaves nothing behind and does not hurt the others. When the disk fails, they
    // fail together. Blocks until the disk has answered: milliseconds, or as long as the disk takes. One at a
    // time.
    virtual std::vector<Failure> commit(std::span<const Batch> batches) = 0;

    // Matches. Microseconds each, and per match or line given back.
    virtual Read<StoredMatch> match(const MatchId& id) const = 0;
    // All that have no result, in the order in which they were created.
    virtual Read<std::vector<StoredMatch>> live_matches() const = 0;
    // The lines after this number, at most `limit` of them; none beyond the head. corrupt: a line has changed
    // since it was written.
    virtual Read<std::vector<std::string>> events(const MatchId& id, Sequence after, int limit) const = 0;
    // By person and command id.
    virtual Read<std::vector<Answer>> answers(const MatchId& id) const = 0;
    virtual Read<Answer> answer(const MatchId& id, std::string_view who,
                                std::string_view command_id) const = 0;

    // One page. Microseconds per entry, half a one for each match that is looked at and does not fit, and one
    // for each match of the player if one is given: not on the thread of logic.
    virtual Read<ArchivePage> search(const ArchiveQuery& query) const = 0;

    // Microseconds.
    virtual Read<Document> document(std::string_view kind, std::string_view id) const = 0;
    // By id. Microseconds per document.
    virtual Read<std::vector<Document>> documents(std::string_view kind) const = 0;

    // Microseconds each.
    virtual Read<Account> account(const AccountId& id) const = 0;
    virtual Read<Account> account_named(std::string_view name_key) const = 0;
    // In the order of the enumeration.
    virtual Read<std::vector<AccountRole>> roles(const AccountId& id) const = 0;
    // Also one that has expired or was revoked: the caller knows what time it is.
    virtual Read<Session> session(std::string_view token_hash) const = 0;
    virtual Read<Rating> rating(const Rated& who, std::string_view family) const = 0;

    // How his finished matches went, by family. Microseconds for each of them: not on the thread of logic.
    virtual Read<std::vector<Tally>> tallies(const AccountId& id) const = 0;

    // What is kept about somebody, for him to take home. There may be any number of each, so they come in
    // pieces: at most `limit`, after the last one of the piece before. Who asks on until less comes than he
    // asked for has got all that was there from the first piece to the last, each once. Microseconds for
    // each: not on the thread of logic.
    //
    // By token hash.
    virtual Read<std::vector<Session>> sessions_of(const AccountId& id, const std::optional<Session>& after,
                                                   int limit) const = 0;
    // His own by family, then those of his pairs by pair and family.
    virtual Read<std::vector<RatingEntry>> ratings_of(const AccountId& id,
                                                      const std::optional<RatingEntry>& after,
                                                      int limit) const = 0;
    // By kind and id.
    virtual Read<std::vector<Document>> documents_of(const AccountId& id,
                                                     const std::optional<Document>& after,
                                                     int limit) const = 0;
    // In the order in which they were created, live ones too; not_found if there is no such match to go on
    // after. Some more for each match of another guest with this guest's name.
    virtual Read<std::vector<StoredMatch>> matches_of(const Person& who,
                                                      const std::optional<StoredMatch>& after,
                                                      int limit) const = 0;
};

}  // namespace doorgeef::store
