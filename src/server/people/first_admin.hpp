// How a server gets its first administrator: by whoever starts it.
#pragma once

#include "store/store.hpp"

#include <string_view>

namespace doorgeef::server {

// Gives the account of this name the role admin, on disk. Nothing happens if it has it. not_found: there is
// no such account; otherwise what is wrong with the store. Requires: no server runs on the store yet.
store::Failure make_admin(store::Store& store, std::string_view name);

}  // namespace doorgeef::server
