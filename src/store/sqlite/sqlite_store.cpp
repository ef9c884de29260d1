#include "store/sqlite/sqlite_store.hpp"

#include "store/sqlite/account_reads.hpp"
#include "store/sqlite/carry_out.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/integrity.hpp"
#include "store/sqlite/match_reads.hpp"
#include "store/sqlite/query.hpp"
#include "store/sqlite/schema.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace doorgeef::store {

namespace {

using sqlite::Connection;

// A transaction is on disk when COMMIT comes back (synchronous = FULL). What is deleted is overwritten,
// because it may be about people. The log is moved into the database by the Checkpointer, not by the commits.
//
// The cache is small in number of pages, because SQLite 3.40 looks at every page in it at the end of a
// transaction in which a page was split between two others (it gives one of them the number of the page at 1
// GiB meanwhile).
constexpr const char* kSettings =
    "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;"
    "PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -1024";

Failure use_write_ahead_log(Connection& connection) {
    sqlite::Query query{connection, "PRAGMA journal_mode = WAL"};
    const bool done = query.next() && query.text() == "wal";
    if (query.failure()) return query.failure();
    return done ? Failure{} : StoreProblem::cannot_open;
}

Failure prepare(Connection& connection, bool check) {
    const auto versions = sqlite::migrations();
    const auto state = sqlite::identify(connection, versions.size());
    if (!state) return state.error();
    if (check && *state == sqlite::FileState::ours)
        if (const Failure failure = sqlite::check_quickly(connection)) return failure;
    if (const Failure failure = use_write_ahead_log(connection)) return failure;
    if (const Failure failure = connection.execute(kSettings)) return failure;
    return sqlite::migrate(connection, versions);
}

// Of one batch only: the others go on.
bool is_refusal(StoreProblem problem) {
    switch (problem) {
    case StoreProblem::not_found:
    case StoreProblem::duplicate:
    case StoreProblem::wrong_sequence:
    case StoreProblem::fenced_off:
    case StoreProblem::finished:
    case StoreProblem::in_live_match:
    case StoreProblem::last_admin:
    case StoreProblem::internal: return true;
    default: return false;
    }
}

// Whether it is known that nothing was written, so that the next commit may be tried.
bool passes(StoreProblem problem) {
    return problem == StoreProblem::disk_full || problem == StoreProblem::locked_by_other_process;
}

}  // namespace

template <class Question>
auto SqliteStore::Reader::ask(Question question) {
    const std::scoped_lock lock{mutex};
    const sqlite::Snapshot snapshot{connection};
    using Answered = decltype(question(connection));
    if (snapshot.failure()) return Answered{*snapshot.failure()};
    return question(connection);
}

SqliteStore::SqliteStore(sqlite::FileLock lock, std::unique_ptr<sqlite::GatheringVfs> gathering,
                         Connection writer, Connection quick, Connection slow, Connection checkpoints,
                         std::filesystem::path file, const SqliteOptions& options)
    : lock_(std::move(lock)), file_(std::move(file)), vfs_(options.vfs), gathering_(std::move(gathering)),
      writer_(std::move(writer)), checkpointer_(std::move(checkpoints), writer_, options.log_pages),
      quick_{.connection = std::move(quick)}, slow_{.connection = std::move(slow)} {}

Read<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::filesystem::path& file,
                                                     const SqliteOptions& options) {
    // One lock however the file is called.
    std::error_code error;
    const auto path = std::filesystem::weakly_canonical(file, error);
    if (error) return StoreProblem::cannot_open;
    auto lock = sqlite::FileLock::take(path);
    if (!lock) return lock.error();
    if (const Failure failure = sqlite::create_private(path)) return *failure;
    auto gathering = std::make_unique<sqlite::GatheringVfs>(options.vfs);
    auto writer = Connection::open(path, Connection::Mode::create, gathering->name());
    if (!writer) return writer.error();
    auto opened = std::move(writer).value();
    if (const Failure failure = prepare(opened, options.check)) return *failure;
    auto quick = Connection::open(path, Connection::Mode::read_only, options.vfs);
    if (!quick) return quick.error();
    auto slow = Connection::open(path, Connection::Mode::read_only, options.vfs);
    if (!slow) return slow.error();
    auto checkpoints = Connection::open(path, Connection::Mode::create, options.vfs);
    if (!checkpoints) return checkpoints.error();
    auto checkpointing = std::move(checkpoints).value();
    if (const Failure failure = checkpointing.execute(kSettings)) return *failure;
    return std::unique_ptr<SqliteStore>{new SqliteStore{
        std::move(lock).value(), std::move(gathering), std::move(opened), std::move(quick).value(),
        std::move(slow).value(), std::move(checkpointing), path, options}};
}

std::vector<Failure> SqliteStore::commit(std::span<const Batch> batches) {
    const std::scoped_lock lock{writing_};
    if (needs_reopen_ || checkpointer_.has_failed()) return {batches.size(), StoreProblem::needs_reopen};
    if (const Failure failure = sqlite::run(writer_, "BEGIN IMMEDIATE"))
        return give_up(batches.size(), *failure);
    std::vector<Failure> failures(batches.size());
    // Hardly ever is one refused, so a way back from each is only made when one was.
    Failure failure = carry_out_all(batches);
    if (failure && is_refusal(*failure)) {
        failure = sqlite::run(writer_, "ROLLBACK");
        if (!failure) failure = sqlite::run(writer_, "BEGIN IMMEDIATE");
        if (!failure) failure = carry_out_each(batches, failures);
    }
    if (failure) return give_up(batches.size(), *failure);
    const bool all_refused = std::ranges::all_of(failures, [](const Failure& each) { return !!each; });
    failure = sqlite::run(writer_, all_refused ? "ROLLBACK" : "COMMIT");
    if (failure) return give_up(batches.size(), *failure);
    return failures;
}

Failure SqliteStore::carry_out_all(std::span<const Batch> batches) {
    for (const Batch& batch : batches)
        if (const Failure failure = carry_out_batch(batch)) return failure;
    return std::nullopt;
}

Failure SqliteStore::carry_out_each(std::span<const Batch> batches, std::span<Failure> refusals) {
    for (std::size_t i = 0; i < batches.size(); ++i) {
        if (const Failure failure = sqlite::run(writer_, "SAVEPOINT batch")) return failure;
        refusals[i] = carry_out_batch(batches[i]);
        if (refusals[i] && (!is_refusal(*refusals[i]) || !writer_.in_transaction())) return refusals[i];
        Failure failure;
        if (refusals[i]) failure = sqlite::run(writer_, "ROLLBACK TO batch");
        if (!failure) failure = sqlite::run(writer_, "RELEASE batch");
        if (failure) return failure;
    }
    return std::nullopt;
}

Failure SqliteStore::carry_out_batch(const Batch& batch) {
    const auto carry_out = [this](const auto& what) {
        if constexpr (requires { sqlite::carry_out(writer_, known_, what); })
            return sqlite::carry_out(writer_, known_, what);
        else
            return sqlite::carry_out(writer_, what);
    };
    Failure failure;
    for (auto write = batch.begin(); write != batch.end() && !failure; ++write)
        failure = std::visit(carry_out, *write);
    if (failure) known_.forget_all();
    return failure;
}

std::vector<Failure> SqliteStore::give_up(std::size_t batches, StoreProblem problem) {
    known_.forget_all();
    Failure rollback;
    if (writer_.in_transaction()) rollback = writer_.execute("ROLLBACK");
    // After a failed fsync the kernel may have thrown away what it could not write and call the next one a
    // success, so no further commit can be believed until the log has been read again.
    needs_reopen_ = rollback || !passes(problem);
    return {batches, problem};
}

Read<StoredMatch> SqliteStore::match(const MatchId& id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_match(reader, id); });
}

Read<std::vector<StoredMatch>> SqliteStore::live_matches() const {
    return quick_.ask(sqlite::read_live_matches);
}

Read<std::vector<std::string>> SqliteStore::events(const MatchId& id, Sequence after, int limit) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_events(reader, id, after, limit); });
}

Read<std::vector<Answer>> SqliteStore::answers(const MatchId& id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_answers(reader, id); });
}

Read<Answer> SqliteStore::answer(const MatchId& id, std::string_view who, std::string_view command_id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_answer(reader, id, who, command_id); });
}

Read<ArchivePage> SqliteStore::search(const ArchiveQuery& query) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_archive(reader, query); });
}

Read<Document> SqliteStore::document(std::string_view kind, std::string_view id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_document(reader, kind, id); });
}

Read<std::vector<Document>> SqliteStore::documents(std::string_view kind) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_documents(reader, kind); });
}

Read<Account> SqliteStore::account(const AccountId& id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_account(reader, id); });
}

Read<Account> SqliteStore::account_named(std::string_view name_key) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_account_named(reader, name_key); });
}

Read<std::vector<AccountRole>> SqliteStore::roles(const AccountId& id) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_roles(reader, id); });
}

Read<Session> SqliteStore::session(std::string_view token_hash) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_session(reader, token_hash); });
}

Read<Rating> SqliteStore::rating(const Rated& who, std::string_view family) const {
    return quick_.ask([&](Connection& reader) { return sqlite::read_rating(reader, who, family); });
}

Read<std::vector<Tally>> SqliteStore::tallies(const AccountId& id) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_tallies(reader, id); });
}

Read<std::vector<Session>> SqliteStore::sessions_of(const AccountId& id, const std::optional<Session>& after,
                                                    int limit) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_sessions_of(reader, id, after, limit); });
}

Read<std::vector<RatingEntry>> SqliteStore::ratings_of(const AccountId& id,
                                                       const std::optional<RatingEntry>& after,
                                                       int limit) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_ratings_of(reader, id, after, limit); });
}

Read<std::vector<Document>> SqliteStore::documents_of(const AccountId& id,
                                                      const std::optional<Document>& after, int limit) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_documents_of(reader, id, after, limit); });
}

Read<std::vector<StoredMatch>> SqliteStore::matches_of(const Person& who,
                                                       const std::optional<StoredMatch>& after,
                                                       int limit) const {
    return slow_.ask([&](Connection& reader) { return sqlite::read_matches_of(reader, who, after, limit); });
}

Failure SqliteStore::back_up_to(const std::filesystem::path& file) const {
    const auto problem = sqlite::back_up(file_, file, vfs_);
    return problem ? Failure{problem->what} : Failure{};
}

Read<std::vector<std::string>> SqliteStore::verify() const {
    return sqlite::verify(file_, vfs_);
}

}  // namespace doorgeef::store
