// What is answered when there is nothing else to answer.
#pragma once

#include "server/net/http/response.hpp"

#include <string_view>

namespace doorgeef::server::net {

// A plain page for people, in Dutch and English.
Response error_page(int status);

// Where the client's pages would be if it had been built.
Response no_client_page();

// {"code":"…"}, for programs. Requires: the code needs no escaping.
Response error_json(int status, std::string_view code);

}  // namespace doorgeef::server::net
