#include "doorgeef/load/server_figures.hpp"

#include <charconv>
#include <string_view>

namespace doorgeef::app {

namespace {

// The value of a line "name 12.5".
std::optional<double> metric(const std::string& metrics, std::string_view name) {
    const std::string line_begin = '\n' + std::string{name} + ' ';
    const std::string lines = '\n' + metrics;
    const auto found = lines.find(line_begin);
    if (found == std::string::npos) return std::nullopt;
    double value = 0;
    const auto [end, error] =
        std::from_chars(lines.data() + found + line_begin.size(), lines.data() + lines.size(), value);
    return error == std::errc{} ? std::optional{value} : std::nullopt;
}

}  // namespace

std::optional<server::net::ProcessFigures> figures_in(const std::string& metrics) {
    const auto cpu_s = metric(metrics, "process_cpu_seconds_total");
    const auto resident_bytes = metric(metrics, "process_resident_memory_bytes");
    if (!cpu_s || !resident_bytes) return std::nullopt;
    return server::net::ProcessFigures{.cpu_s = *cpu_s,
                                       .resident_bytes = static_cast<std::uint64_t>(*resident_bytes)};
}

std::optional<server::net::ProcessFigures> server_figures(const std::optional<std::string>& process,
                                                          const boost::asio::ip::tcp::endpoint& server,
                                                          const ServerUrl& url) {
    if (process) return server::net::read_process_figures(*process);
    const auto metrics = fetch(server, url, "/metrics");
    return metrics ? figures_in(*metrics) : std::nullopt;
}

}  // namespace doorgeef::app
