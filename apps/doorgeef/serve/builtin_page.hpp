// The web client that is compiled into the program.
#pragma once

#include "server/net/static_files.hpp"

namespace doorgeef::app {

server::net::StaticFiles builtin_page();

}  // namespace doorgeef::app
