// What a server uses, seen from outside.
#pragma once

#include "doorgeef/load/endpoint.hpp"
#include "server/net/process_figures.hpp"

#include <optional>
#include <string>

namespace doorgeef::app {

// Of the process with this number; without one, as the server's /metrics say. Nothing if neither can be had.
std::optional<server::net::ProcessFigures> server_figures(const std::optional<std::string>& process,
                                                          const boost::asio::ip::tcp::endpoint& server,
                                                          const ServerUrl& url);

// The value of a line "name 12.5"; 0 if there is none.
double metric(const std::string& metrics, const std::string& name);

}  // namespace doorgeef::app
