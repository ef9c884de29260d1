// A file system for SQLite that stands before another one and gathers what is written to a write-ahead log
// until it is to be synced or read. SQLite writes every page of a commit, and a header before it, by itself;
// here a commit is one call of the system.
//
// Nothing is promised before the sync, so nothing is lost that anybody was told of. What fails, fails there.
#pragma once

#include <string>

#include <sqlite3.h>

namespace doorgeef::store::sqlite {

class GatheringVfs {
public:
    // Before the file system of this name; empty for the usual one. Requires: that is registered, and
    // connections that use this one end before it.
    explicit GatheringVfs(const std::string& before);
    ~GatheringVfs();
    GatheringVfs(const GatheringVfs&) = delete;
    GatheringVfs& operator=(const GatheringVfs&) = delete;
    GatheringVfs(GatheringVfs&&) = delete;
    GatheringVfs& operator=(GatheringVfs&&) = delete;

    // Under which it is registered.
    const std::string& name() const { return name_; }

private:
    std::string name_;
    sqlite3_vfs vfs_;
};

}  // namespace doorgeef::store::sqlite
