// A match as a log that others can read: JSON or BPGN.
#pragma once

#include "notation/match_log.hpp"
#include "server/api/names.hpp"
#include "store/store.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::server {

// Nothing if the lines cannot have happened. `site` is the server's address; may be empty.
std::optional<notation::MatchLog> match_log(const store::MatchRecord& record,
                                            const std::vector<std::string>& lines, Names& names,
                                            const std::string& site);

// All lines of a match; corrupt if there are fewer than it has, or more than any match has.
store::Read<std::vector<std::string>> read_lines(const store::Store& store, const store::StoredMatch& match);

}  // namespace doorgeef::server
