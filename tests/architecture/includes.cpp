#include "includes.hpp"

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

namespace doorgeef::architecture {
namespace {

// The house plan: the folders below src/ and their floors.
const std::map<std::string, int, std::less<>> kFloors = {
    {"server", 6},   {"wasm", 6},                         //
    {"wire", 5},     {"bots", 5},                         //
    {"store", 4},    {"engine", 4},   {"tournament", 4},  //
    {"notation", 3}, {"scenario", 3},                     //
    {"match", 2},                                         //
    {"winnable", 1},                                      //
    {"rules", 0},
};

std::optional<int> floor_of(std::string_view folder) {
    const auto found = kFloors.find(folder);
    return found == kFloors.end() ? std::nullopt : std::optional{found->second};
}

std::string folder_of(const std::string& path) {
    const auto slash = path.find('/');
    return slash == std::string::npos ? "" : path.substr(0, slash);
}

// The paths of all includes that mean our own code, in the order of the text.
std::vector<std::string> own_includes(const std::string& text, const SourceTree& tree) {
    static const std::regex directive(R"(^\s*#\s*include\s*(["<])([^">]+)[">].*)");
    std::vector<std::string> includes;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (!std::regex_match(line, match, directive)) continue;
        const std::string path = match[2];
        const bool quoted = match[1] == "\"";
        if (quoted || tree.contains(path) || floor_of(folder_of(path))) includes.push_back(path);
    }
    return includes;
}

// What is wrong with `from` including `to`; nothing when that is allowed.
std::optional<std::string> judge(const std::string& from, const std::string& to) {
    const auto from_floor = floor_of(folder_of(from));
    const auto to_floor = floor_of(folder_of(to));
    const std::string sentence = from + " includes \"" + to + "\": ";
    if (!from_floor) return std::nullopt;  // reported once, for the file itself
    if (!to_floor) return sentence + "not a folder of the house plan (write \"folder/file.hpp\")";
    if (folder_of(from) == folder_of(to) || *to_floor < *from_floor) return std::nullopt;
    return sentence + "floor " + std::to_string(*from_floor) + " may not see " +
           (*to_floor == *from_floor ? "another folder of floor " : "floor ") + std::to_string(*to_floor);
}

// Depth-first search that reports each circle once, at the include that closes it.
class CircleSearch {
public:
    explicit CircleSearch(const SourceTree& tree) : tree_(tree) {}

    std::vector<std::string> run() {
        for (const auto& [path, text] : tree_) visit(path);
        return circles_;
    }

private:
    void visit(const std::string& path) {
        const auto file = tree_.find(path);
        if (file == tree_.end() || done_.contains(path)) return;
        if (const auto start = std::ranges::find(way_, path); start != way_.end()) {
            std::string circle = "circle of includes: ";
            for (auto step = start; step != way_.end(); ++step) circle += *step + " -> ";
            circles_.push_back(circle + path);
            return;
        }
        way_.push_back(path);
        for (const auto& include : own_includes(file->second, tree_)) visit(include);
        way_.pop_back();
        done_.insert(path);
    }

    const SourceTree& tree_;
    std::vector<std::string> way_;
    std::set<std::string> done_;
    std::vector<std::string> circles_;
};

}  // namespace

std::vector<std::string> check_includes(const SourceTree& tree) {
    std::vector<std::string> problems;
    for (const auto& [path, text] : tree) {
        if (!floor_of(folder_of(path))) problems.push_back(path + ": not in a folder of the house plan");
        for (const auto& include : own_includes(text, tree)) {
            if (auto problem = judge(path, include)) problems.push_back(*std::move(problem));
        }
    }
    for (auto& circle : CircleSearch(tree).run()) problems.push_back(std::move(circle));
    return problems;
}

}  // namespace doorgeef::architecture
