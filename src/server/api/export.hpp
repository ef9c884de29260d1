// What somebody can take home.
#pragma once

#include "server/api/api_reply.hpp"
#include "server/people/person.hpp"
#include "store/store.hpp"

namespace doorgeef::server {

// Everything that is stored about him, but for what only proves who he is. There may be any number of
// matches, so a long one comes in pieces (ApiReply::rest).
ApiReply export_reply(const store::Store& store, const Person& person);

}  // namespace doorgeef::server
