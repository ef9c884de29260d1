// The tables, and how a file of an older version gets them. docs/store.md describes them.
#pragma once

#include "store/sqlite/connection.hpp"

#include <span>

namespace doorgeef::store::sqlite {

// The script at index n makes version n + 1 of version n. What has been released is never changed.
std::span<const char* const> migrations();

enum class FileState { fresh, ours };

// Whether this is one of our files, without changing it. not_a_store, newer_version (than this many).
Read<FileState> identify(Connection& connection, std::size_t versions);

// Brings the file to the newest version; all steps or none.
Failure migrate(Connection& connection, std::span<const char* const> scripts);

}  // namespace doorgeef::store::sqlite
