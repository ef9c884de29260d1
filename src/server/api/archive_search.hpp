// What somebody looks for in the archive.
#pragma once

#include "rules/result.hpp"
#include "server/api/query_text.hpp"
#include "store/store.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server {

// As it was asked; whose name it is has still to be looked up.
struct ArchiveSearch {
    std::string player{};  // empty: whoever
    store::ArchiveQuery query{};
};

// Reads player, ruleset, from, until (days, UTC), winner, reason, after and limit; passes over all else. The
// error is the name of the one that makes no sense.
rules::Result<ArchiveSearch, std::string> parse_archive_search(const QueryValues& values);

// Where a page ended, as one word.
std::string to_text(const store::ArchiveCursor& cursor);
std::optional<store::ArchiveCursor> parse_cursor(std::string_view text);

}  // namespace doorgeef::server
