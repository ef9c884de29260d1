// The files that a scenario run is asked for, and what is in them.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

// Each path itself; a folder stands for all *.match files below it, in the order of their names.
std::vector<std::string> scenario_files(const std::vector<std::string>& paths);

// The text of a file; nothing if it cannot be read, or is larger than any scenario is (16 MiB).
std::optional<std::string> read_scenario(const std::string& path);

}  // namespace doorgeef::app
