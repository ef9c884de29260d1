#include "store/sqlite/files.hpp"

#include "store/sqlite/integrity.hpp"
#include "store/sqlite/query.hpp"
#include "store/sqlite/schema.hpp"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace doorgeef::store::sqlite {

namespace {

constexpr int kPagesPerStep = 1024;

Read<Connection> open_ours(const std::filesystem::path& file, const std::string& vfs) {
    auto connection = Connection::open(file, Connection::Mode::read_only, vfs);
    if (!connection) return connection;
    auto opened = std::move(connection).value();
    const auto state = identify(opened, migrations().size());
    if (!state) return state.error();
    if (*state == FileState::fresh) return StoreProblem::not_a_store;
    return opened;
}

struct Finish {
    void operator()(sqlite3_backup* backup) const { sqlite3_backup_finish(backup); }
};

// Whether it is the file that is read with which something is wrong, and not the new one.
bool concerns_source(int code) {
    return problem_of(code) == StoreProblem::corrupt || code == SQLITE_IOERR_READ ||
           code == SQLITE_IOERR_SHORT_READ;
}

// What went wrong with the copy; `unreadable` tells whether that was the fault of what is copied.
Failure copy_pages(Connection& from, Connection& to, bool& unreadable) {
    const std::unique_ptr<sqlite3_backup, Finish> backup{
        sqlite3_backup_init(to.handle(), "main", from.handle(), "main")};
    if (!backup) return to.problem();
    int code = SQLITE_OK;
    while (code == SQLITE_OK) code = sqlite3_backup_step(backup.get(), kPagesPerStep);
    if (code == SQLITE_DONE) return std::nullopt;
    unreadable = concerns_source(code);
    return problem_of(code);
}

Failure copy_to(Connection& from, const std::filesystem::path& to, const std::string& vfs, bool& unreadable) {
    if (const Failure failure = create_private(to)) return failure;
    auto target = Connection::open(to, Connection::Mode::create, vfs);
    if (!target) return target.error();
    auto opened = std::move(target).value();
    if (const Failure failure = copy_pages(from, opened, unreadable)) return failure;
    // Otherwise the copy would need its -wal file beside it as soon as someone has looked at it.
    if (const Failure failure = opened.execute("PRAGMA journal_mode = DELETE")) return failure;
    const Failure damage = check_quickly(opened);
    unreadable = damage == StoreProblem::corrupt;  // copied faithfully
    return damage;
}

// The new name is on disk too.
Failure sync_folder(const std::filesystem::path& file) {
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return StoreProblem::io_error;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced ? Failure{} : StoreProblem::io_error;
}

Failure give_name(const std::filesystem::path& partial, const std::filesystem::path& to) {
    if (::renameat2(AT_FDCWD, partial.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) != 0)
        return errno == EEXIST ? StoreProblem::target_exists : StoreProblem::io_error;
    return sync_folder(to);
}

}  // namespace

std::optional<BackupProblem> back_up(const std::filesystem::path& from, const std::filesystem::path& to,
                                     const std::string& vfs) {
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(to, ignored)))
        return BackupProblem{StoreProblem::target_exists, to};
    auto source = open_ours(from, vfs);
    if (!source) return BackupProblem{source.error(), from};
    auto opened = std::move(source).value();
    // Held until the end: the copy is of one moment, and need not begin again when the server writes.
    const Snapshot snapshot{opened};
    if (snapshot.failure()) return BackupProblem{*snapshot.failure(), from};
    const std::filesystem::path partial = to.string() + ".partial";
    std::filesystem::remove(partial, ignored);
    bool unreadable = false;
    Failure failure = copy_to(opened, partial, vfs, unreadable);
    if (!failure) failure = give_name(partial, to);
    if (!failure) return std::nullopt;
    std::filesystem::remove(partial, ignored);
    return BackupProblem{*failure, unreadable ? from : to};
}

Read<std::vector<std::string>> verify(const std::filesystem::path& file, const std::string& vfs) {
    auto connection = open_ours(file, vfs);
    if (!connection) return connection.error();
    auto opened = std::move(connection).value();
    const Snapshot snapshot{opened};
    if (snapshot.failure()) return *snapshot.failure();
    return find_damage(opened);
}

Failure create_private(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor >= 0) ::close(descriptor);
    return descriptor >= 0 || errno == EEXIST ? Failure{} : StoreProblem::cannot_open;
}

}  // namespace doorgeef::store::sqlite
