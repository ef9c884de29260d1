#include "perft_table.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace doorgeef::rules {

namespace {

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

PerftCount parse_count(const std::string& field) {
    std::istringstream words(field);
    char d = 0;
    PerftCount count;
    if (!(words >> d >> count.depth >> count.nodes) || d != 'D' || count.depth < 1 ||
        !(words >> std::ws).eof())
        throw std::runtime_error("'" + field + "' is not like 'D1 20'");
    return count;
}

PerftLine parse_line(const std::string& text, int number) {
    PerftLine line;
    line.number = number;
    std::istringstream fields(text);
    std::string boards;
    std::getline(fields, boards, ';');
    const auto bar = boards.find('|');
    line.fen = trimmed(boards.substr(0, bar));
    if (bar != std::string::npos) line.other_fen = trimmed(boards.substr(bar + 1));
    for (std::string field; std::getline(fields, field, ';');)
        line.counts.push_back(parse_count(trimmed(field)));
    if (line.counts.empty()) throw std::runtime_error("no counts");
    return line;
}

}  // namespace

std::vector<PerftLine> read_perft_table(const std::filesystem::path& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    std::vector<PerftLine> lines;
    int number = 0;
    for (std::string text; std::getline(file, text);) {
        ++number;
        text = trimmed(text.substr(0, text.find('#')));
        if (text.empty()) continue;
        try {
            lines.push_back(parse_line(text, number));
        } catch (const std::runtime_error& error) {
            throw std::runtime_error(path.string() + ":" + std::to_string(number) + ": " + error.what());
        }
    }
    return lines;
}

}  // namespace doorgeef::rules
