#include "store/sqlite/connection.hpp"

namespace doorgeef::store::sqlite {

namespace {

constexpr int kBusyMs = 1000;

// SQLite would count the memory it takes, under a lock, for figures that nobody asks for.
void stop_counting_memory() {
    static const int done = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(done);
}

StoreProblem problem_of_constraint(int code) {
    switch (code) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE: return StoreProblem::duplicate;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return StoreProblem::not_found;
    default: return StoreProblem::internal;
    }
}

}  // namespace

StoreProblem problem_of(int code) {
    if (code == SQLITE_IOERR_CORRUPTFS) return StoreProblem::corrupt;
    switch (code & 0xff) {
    case SQLITE_FULL: return StoreProblem::disk_full;
    case SQLITE_IOERR:
    case SQLITE_READONLY: return StoreProblem::io_error;
    case SQLITE_CORRUPT: return StoreProblem::corrupt;
    case SQLITE_NOTADB: return StoreProblem::not_a_store;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreProblem::locked_by_other_process;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return StoreProblem::cannot_open;
    case SQLITE_CONSTRAINT: return problem_of_constraint(code);
    default: return StoreProblem::internal;
    }
}

Read<Connection> Connection::open(const std::filesystem::path& file, Mode mode, const std::string& vfs) {
    stop_counting_memory();
    // Without SQLite's own mutexes: whoever has a connection sees to it that one thread uses it at a time.
    const int flags =
        SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
        (mode == Mode::read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags, vfs.empty() ? nullptr : vfs.c_str());
    Connection connection{handle};
    if (code != SQLITE_OK) return problem_of(code);
    sqlite3_busy_timeout(handle, kBusyMs);
    return connection;
}

Failure Connection::execute(const char* script) {
    const int code = sqlite3_exec(handle_.get(), script, nullptr, nullptr, nullptr);
    if (code == SQLITE_OK) return std::nullopt;
    return problem_of(code);
}

sqlite3_stmt* Connection::statement(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) return found->second.get();
    sqlite3_stmt* prepared = nullptr;
    sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                       &prepared, nullptr);
    if (prepared) statements_.emplace(sql, prepared);
    return prepared;
}

}  // namespace doorgeef::store::sqlite
