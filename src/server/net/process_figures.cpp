#include "server/net/process_figures.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

namespace doorgeef::server::net {

std::optional<ProcessFigures> read_process_figures(const std::string& process) {
    const std::filesystem::path folder = std::filesystem::path{"/proc"} / process;
    std::string stat;
    std::getline(std::ifstream{folder / "stat"}, stat);
    // The second field is the program's name in parentheses, which may hold anything.
    const auto name_end = stat.rfind(')');
    if (name_end == std::string::npos) return std::nullopt;
    std::istringstream fields{stat.substr(name_end + 1)};
    std::string skipped;
    for (int field = 3; field < 14; ++field) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;

    std::uint64_t total_pages = 0;
    std::uint64_t resident_pages = 0;
    std::ifstream pages{folder / "statm"};
    pages >> total_pages >> resident_pages;
    // One that has ended, and that nobody has waited for, is there without memory.
    if (!fields || !pages || resident_pages == 0) return std::nullopt;
    return ProcessFigures{
        .cpu_s = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK)),
        .resident_bytes = resident_pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)),
    };
}

}  // namespace doorgeef::server::net
