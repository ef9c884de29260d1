// What the system says about a process.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace doorgeef::server::net {

struct ProcessFigures {
    double cpu_s = 0;
    std::uint64_t resident_bytes = 0;
};

// Of a process by its number, or of this one. Nothing if it has ended, or the system does not say.
std::optional<ProcessFigures> read_process_figures(const std::string& process = "self");

}  // namespace doorgeef::server::net
