#include "doorgeef/layout.hpp"

#include <algorithm>
#include <sstream>

namespace doorgeef::app {

namespace {

std::vector<std::string> wrap(const std::vector<std::string>& words, std::size_t width) {
    std::vector<std::string> lines{""};
    for (const std::string& word : words) {
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > width) lines.emplace_back();
        if (!lines.back().empty()) lines.back() += ' ';
        lines.back() += word;
    }
    return lines;
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream in{text};
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

}  // namespace

std::string list(const std::vector<Entry>& entries) {
    std::size_t name_width = 0;
    for (const Entry& entry : entries) name_width = std::max(name_width, entry.name.size());
    const std::size_t indent = name_width + 4;
    std::string text;
    for (const Entry& entry : entries) {
        std::string margin = "  " + entry.name;
        for (const std::string& line : wrap(split(entry.description), kColumns - indent)) {
            margin.resize(indent, ' ');
            text += margin + line + '\n';
            margin.clear();
        }
    }
    return text;
}

std::string flow(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& line : wrap(words, kColumns - 2)) text += "  " + line + '\n';
    return text;
}

}  // namespace doorgeef::app
