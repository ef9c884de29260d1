// Why the store did not do what it was asked. The codes are stable: they go into logs and to clients.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::store {

enum class StoreProblem : std::uint8_t {
    // What was asked cannot be. Nothing has changed; only this batch or question is concerned.
    not_found,       // no such match, account, session, ...; also one that a write refers to
    duplicate,       // the id, name or command id exists already
    wrong_sequence,  // events that do not begin right after the last one
    fenced_off,      // the match has another owner by now
    finished,        // the match is no longer live
    in_live_match,   // the account still sits in a live match
    last_admin,      // no other account has the role admin

    // The disk. All batches of the commit are concerned.
    disk_full,     // nothing was written; try again when there is room
    io_error,      // what became of the batches shows after reopening; until then every commit is refused
    needs_reopen,  // refused because an earlier commit met io_error or corrupt
    corrupt,       // the file is damaged

    // The file cannot be opened.
    locked_by_other_process,  // another server has it
    not_a_store,              // it is something else
    newer_version,            // it was written by a newer program
    cannot_open,              // no such folder, no permission
    target_exists,            // a backup never overwrites

    queue_full,  // too many batches wait for the disk
    stopped,     // the writer takes no more batches
    internal,    // the database refused something that it should not: a bug
};

inline constexpr int kStoreProblemCount = static_cast<int>(StoreProblem::internal) + 1;

// "wrong-sequence"
std::string_view code(StoreProblem problem);
std::optional<StoreProblem> store_problem_of_code(std::string_view code);

}  // namespace doorgeef::store
