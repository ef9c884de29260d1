// What is known about a player: what everybody sees, and what he himself can take home.
#pragma once

#include "server/api/api_reply.hpp"
#include "server/people/person.hpp"
#include "store/store.hpp"

#include <string>

namespace doorgeef::server {

// Profile, ratings and counts of the account of this name.
ApiReply profile_reply(const store::Store& store, const std::string& name, store::UnixMs now);

// Everything that is stored about him, but for what only proves who he is.
ApiReply export_reply(const store::Store& store, const Person& person);

}  // namespace doorgeef::server
