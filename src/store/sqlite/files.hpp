// Work on store files that needs no open store: it can be done beside a running server, from another process.
#pragma once

#include "store/store.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace doorgeef::store::sqlite {

// What went wrong with a copy, and with which of the two files.
struct BackupProblem {
    StoreProblem what{};
    std::filesystem::path file{};

    bool operator==(const BackupProblem&) const = default;
};

// Copies the state of one moment to a new file, checks the copy and only then gives it its name. The server
// goes on writing meanwhile. target_exists, not_a_store, newer_version, disk_full, io_error, corrupt,
// cannot_open; nothing if all went well. Blocks for as long as it takes to read the file twice.
std::optional<BackupProblem> back_up(const std::filesystem::path& from, const std::filesystem::path& to,
                                     const std::string& vfs = {});

// Reads everything and compares it with its checksums: what is wrong, in words for the administrator; nothing
// if all is well. Blocks for seconds per gigabyte.
Read<std::vector<std::string>> verify(const std::filesystem::path& file, const std::string& vfs = {});

// Makes an empty file that only we can read, if there is none: it will hold password hashes and addresses.
Failure create_private(const std::filesystem::path& file);

}  // namespace doorgeef::store::sqlite
