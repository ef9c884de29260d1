// What a server uses, seen from outside.
#pragma once

#include "doorgeef/load/endpoint.hpp"
#include "server/net/process_figures.hpp"

#include <optional>
#include <string>

namespace doorgeef::app {

// Of the process with this number; without one, as the server's /metrics say. Nothing if it cannot be had:
// the process has ended, or the server shows its metrics to others only.
std::optional<server::net::ProcessFigures> server_figures(const std::optional<std::string>& process,
                                                          const boost::asio::ip::tcp::endpoint& server,
                                                          const ServerUrl& url);

// As metrics in the text format of Prometheus have it; nothing unless they have all of it.
std::optional<server::net::ProcessFigures> figures_in(const std::string& metrics);

}  // namespace doorgeef::app
