// What everybody sees of a player.
#pragma once

#include "server/api/api_reply.hpp"
#include "store/store.hpp"

#include <string>

namespace doorgeef::server {

// Profile, ratings and counts of the account of this name.
ApiReply profile_reply(const store::Store& store, const std::string& name, store::UnixMs now);

}  // namespace doorgeef::server
