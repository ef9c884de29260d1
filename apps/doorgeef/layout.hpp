// Plain text in lines and columns, for terminals of 80 columns.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace doorgeef::app {

inline constexpr std::size_t kColumns = 80;

struct Entry {
    std::string name;
    std::string description;
};

// Names to the left, descriptions to the right, wrapped where needed. The texts are ASCII.
std::string list(const std::vector<Entry>& entries);

// The words one after another, in as few lines as it takes.
std::string flow(const std::vector<std::string>& words);

}  // namespace doorgeef::app
