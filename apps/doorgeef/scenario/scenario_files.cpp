#include "doorgeef/scenario/scenario_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace doorgeef::app {

namespace {

constexpr std::size_t kLargest = std::size_t{16} << 20;

}  // namespace

std::vector<std::string> scenario_files(const std::vector<std::string>& paths) {
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        std::vector<std::string> below;
        for (fs::recursive_directory_iterator at{path, fs::directory_options::skip_permission_denied, error},
             end;
             !error && at != end; at.increment(error))
            if (at->path().extension() == ".match") below.push_back(at->path().string());
        std::ranges::sort(below);
        files.insert(files.end(), below.begin(), below.end());
    }
    return files;
}

std::optional<std::string> read_scenario(const std::string& path) {
    std::ifstream file{path, std::ios::binary};
    std::string text(kLargest + 1, '\0');
    if (!file) return std::nullopt;
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    const auto size = static_cast<std::size_t>(file.gcount());
    if (file.bad() || (size == 0 && !file.eof()) || size > kLargest) return std::nullopt;
    text.resize(size);
    return text;
}

}  // namespace doorgeef::app
