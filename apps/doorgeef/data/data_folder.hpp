// Where a server keeps its data, and what to say when that cannot be had.
#pragma once

#include "doorgeef/environment.hpp"
#include "store/problem.hpp"

#include <filesystem>
#include <string>

namespace doorgeef::app {

// $XDG_STATE_HOME/doorgeef, or ./data without that variable.
std::filesystem::path default_data_folder(const Environment& environment);

// The one file that counts in such a folder.
std::filesystem::path data_file(const std::filesystem::path& folder);

// The same, or the file itself where a file is named: a backup has no folder of its own.
std::filesystem::path data_file_at(const std::filesystem::path& folder_or_file);

std::string words_for(store::StoreProblem problem, const std::filesystem::path& what, Language language);

}  // namespace doorgeef::app
