// One connection to a SQLite file, and what its error codes mean to us.
#pragma once

#include "store/store.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include <sqlite3.h>

namespace doorgeef::store::sqlite {

// Of an extended result code that is neither SQLITE_OK nor SQLITE_ROW nor SQLITE_DONE.
StoreProblem problem_of(int code);

class Connection {
public:
    enum class Mode { create, read_only };

    // `vfs` is the name of a registered file system, empty for the usual one.
    static Read<Connection> open(const std::filesystem::path& file, Mode mode, const std::string& vfs);

    // Statements that give nothing back.
    Failure execute(const char* script);

    // Prepared at the first use and kept. Null: see problem().
    sqlite3_stmt* statement(std::string_view sql);

    // Requires: the last call failed.
    StoreProblem problem() const { return problem_of(sqlite3_extended_errcode(handle_.get())); }
    bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
    // How many rows the last INSERT, UPDATE or DELETE concerned.
    int changes() const { return sqlite3_changes(handle_.get()); }
    sqlite3* handle() { return handle_.get(); }

private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;  // NOLINT(readability-identifier-naming): the standard's name
    };
    using Statements =
        std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, Hash, std::equal_to<>>;

    explicit Connection(sqlite3* handle) : handle_(handle) {}

    std::unique_ptr<sqlite3, Close> handle_;
    Statements statements_{};
};

// Several reads that see the same state.
class Snapshot {
public:
    explicit Snapshot(Connection& connection)
        : connection_(connection), failure_(connection.execute("BEGIN")) {}
    ~Snapshot() {
        if (!failure_) connection_.execute("COMMIT");
    }
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;
    Snapshot(Snapshot&&) = delete;
    Snapshot& operator=(Snapshot&&) = delete;

    // Nothing: it has begun.
    const Failure& failure() const { return failure_; }

private:
    Connection& connection_;
    Failure failure_;
};

}  // namespace doorgeef::store::sqlite
