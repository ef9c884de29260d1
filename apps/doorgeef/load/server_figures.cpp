#include "doorgeef/load/server_figures.hpp"

#include <cstdlib>

namespace doorgeef::app {

double metric(const std::string& metrics, const std::string& name) {
    const auto found = ('\n' + metrics).find('\n' + name + ' ');
    if (found == std::string::npos) return 0;
    return std::strtod(metrics.c_str() + found + name.size() + 1, nullptr);
}

std::optional<server::net::ProcessFigures> server_figures(const std::optional<std::string>& process,
                                                          const boost::asio::ip::tcp::endpoint& server,
                                                          const ServerUrl& url) {
    if (process) return server::net::read_process_figures(*process);
    const auto metrics = fetch(server, url, "/metrics");
    if (!metrics) return std::nullopt;
    return server::net::ProcessFigures{
        .cpu_s = metric(*metrics, "process_cpu_seconds_total"),
        .resident_bytes = static_cast<std::uint64_t>(metric(*metrics, "process_resident_memory_bytes")),
    };
}

}  // namespace doorgeef::app
