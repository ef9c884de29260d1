// The store of a real server: one SQLite file with its write-ahead log. docs/store.md describes both.
#pragma once

#include "store/sqlite/checkpointer.hpp"
#include "store/sqlite/connection.hpp"
#include "store/sqlite/file_lock.hpp"
#include "store/sqlite/gathering_vfs.hpp"
#include "store/sqlite/known_matches.hpp"
#include "store/store.hpp"

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

namespace doorgeef::store {

struct SqliteOptions {
    bool check = true;  // the whole file's structure at the opening: a second or two per gigabyte
    std::string vfs{};  // the name of another file system that was registered with SQLite
    // So long the log gets before it is moved into the database: 32 MiB. A page that was written often is
    // moved once.
    int log_pages = 8'192;
};

class SqliteStore final : public Store {
public:
    // Makes the file if there is none, and brings an older one up to date. What is no store is left as it is.
    // locked_by_other_process, not_a_store, newer_version, corrupt, cannot_open, disk_full, io_error.
    static Read<std::unique_ptr<SqliteStore>> open(const std::filesystem::path& file,
                                                   const SqliteOptions& options = {});

    std::vector<Failure> commit(std::span<const Batch> batches) override;

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

    // See sqlite/files.hpp: other processes can do the same. Blocks long, but neither commits nor reads.
    Failure back_up_to(const std::filesystem::path& file) const;
    Read<std::vector<std::string>> verify() const;

private:
    // Questions do not wait for the writer, and the quick ones not for the slow ones: each has its
    // connection.
    struct Reader {
        std::mutex mutex{};
        sqlite::Connection connection;

        template <class Question>
        auto ask(Question question);
    };

    SqliteStore(sqlite::FileLock lock, std::unique_ptr<sqlite::GatheringVfs> gathering,
                sqlite::Connection writer, sqlite::Connection quick, sqlite::Connection slow,
                sqlite::Connection checkpoints, std::filesystem::path file, const SqliteOptions& options);

    // Each gives back what went wrong. Requires: a transaction has begun.
    Failure carry_out_all(std::span<const Batch> batches);
    // A refused batch leaves no trace and stands in the list; the others are carried out.
    Failure carry_out_each(std::span<const Batch> batches, std::span<Failure> refusals);
    Failure carry_out_batch(const Batch& batch);
    std::vector<Failure> give_up(std::size_t batches, StoreProblem problem);

    sqlite::FileLock lock_;
    std::filesystem::path file_;
    std::string vfs_;

    std::mutex writing_{};
    std::unique_ptr<sqlite::GatheringVfs> gathering_;
    sqlite::Connection writer_;  // through it
    sqlite::Checkpointer checkpointer_;
    sqlite::KnownMatches known_{};
    bool needs_reopen_ = false;

    mutable Reader quick_;
    mutable Reader slow_;
};

}  // namespace doorgeef::store
