// A stored match as the archive shows it.
#pragma once

#include "server/api/names.hpp"
#include "store/store.hpp"

#include <string>
#include <string_view>

namespace doorgeef::server {

// Everything but the events. `more` is put in as it is: further members, each with a comma before it.
void append_json(std::string& out, const store::StoredMatch& match, Names& names, std::string_view more = {});

}  // namespace doorgeef::server
