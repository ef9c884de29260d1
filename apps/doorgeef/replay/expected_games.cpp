#include "doorgeef/replay/expected_games.hpp"

#include "match/standing.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Match;

std::string_view take_until(char end, std::string_view& text) {
    const std::size_t size = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, size);
    text.remove_prefix(std::min(size + 1, text.size()));
    return taken;
}

std::string_view take_line(std::string_view& text) {
    std::string_view line = take_until('\n', text);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::vector<std::string> fields_of(std::string_view line) {
    std::vector<std::string> fields;
    while (!line.empty()) fields.emplace_back(take_until('\t', line));
    return fields;
}

std::optional<std::size_t> parse_number(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::uint64_t legal_moves(const Match& match, BoardId board) {
    return rules::count_legal_moves(match.position(board), match.ruleset(),
                                    match::other_position(match, board));
}

std::string flags(const Match& match) {
    std::string text;
    for (const BoardId board : match::kBoards) {
        if (!match.has_board(board)) continue;
        const std::string letter = board == BoardId::first ? "A" : "B";
        const bool check = match.position(board).in_check();
        if (check) text += letter + '+';
        if (legal_moves(match, board) == 0) text += letter + (check ? '#' : '=');
    }
    return text.empty() ? "-" : text;
}

// Other libraries count drops otherwise (ruling R13), and name the en passant square only where a capture is
// legal, which is when it counts for the key.
bool same_position(const rules::Position& position, std::string_view fen, const rules::Ruleset& ruleset) {
    const auto setup = rules::parse_fen(fen);
    if (!setup) return false;
    const auto expected = rules::Position::from_setup(*setup, ruleset);
    if (!expected) return false;
    const auto bare = [](rules::Setup plain) {
        plain.en_passant.reset();
        plain.halfmoves = 0;
        return plain;
    };
    return bare(expected->setup()) == bare(position.setup()) && expected->key() == position.key();
}

class Comparison {
public:
    explicit Comparison(const ExpectedGame& expected) : expected_(expected) {}

    void number(std::string_view field, std::uint64_t found) {
        const auto* wanted = value(field);
        if (wanted != nullptr && *wanted != std::to_string(found)) add(field, *wanted, std::to_string(found));
    }
    void text(std::string_view field, const std::string& found) {
        const auto* wanted = value(field);
        if (wanted != nullptr && *wanted != found) add(field, *wanted, found);
    }
    void position(std::string_view field, const rules::Position& found, const rules::Ruleset& ruleset) {
        const auto* wanted = value(field);
        if (wanted != nullptr && !same_position(found, *wanted, ruleset))
            add(field, *wanted, rules::to_fen(found.setup()));
    }
    std::vector<Difference> take() { return std::move(differences_); }

private:
    const std::string* value(std::string_view field) const {
        const auto found = expected_.find(field);
        return found == expected_.end() ? nullptr : &found->second;
    }
    void add(std::string_view field, const std::string& expected, const std::string& found) {
        differences_.push_back({std::string{field}, expected, found});
    }

    const ExpectedGame& expected_;
    std::vector<Difference> differences_{};
};

}  // namespace

std::optional<ExpectedGames> ExpectedGames::parse(std::string_view text) {
    const std::vector<std::string> names = fields_of(take_line(text));
    const auto has = [&](std::string_view name) { return std::ranges::find(names, name) != names.end(); };
    if (!has("file") || !has("index") || !has("plies")) return std::nullopt;
    ExpectedGames games;
    while (!text.empty()) {
        const std::vector<std::string> fields = fields_of(take_line(text));
        if (fields.empty()) continue;
        if (fields.size() != names.size()) return std::nullopt;
        ExpectedGame game;
        for (std::size_t i = 0; i < names.size(); ++i) game[names[i]] = fields[i];
        const auto number = parse_number(game["index"]);
        if (!number) return std::nullopt;
        games.files_[game["file"]][*number] = game;
    }
    return games;
}

const ExpectedGame* ExpectedGames::find(std::string_view file, std::size_t number) const {
    const auto games = files_.find(file);
    if (games == files_.end()) return nullptr;
    const auto game = games->second.find(number);
    return game == games->second.end() ? nullptr : &game->second;
}

std::vector<std::size_t> ExpectedGames::behind(std::string_view file, std::size_t number) const {
    std::vector<std::size_t> numbers;
    if (const auto games = files_.find(file); games != files_.end())
        for (auto game = games->second.upper_bound(number); game != games->second.end(); ++game)
            numbers.push_back(game->first);
    return numbers;
}

std::vector<Difference> differences(const ExpectedGame& expected, const notation::Replay& replay) {
    const Match& match = replay.match;
    Comparison comparison{expected};
    comparison.number("plies", replay.plies);
    comparison.number("legal_sum", replay.legal_moves);
    constexpr match::ByBoard<std::string_view> finals{{"finalA", "finalB"}};
    constexpr match::ByBoard<std::string_view> counts{{"legalA", "legalB"}};
    for (const BoardId board : match::kBoards) {
        if (!match.has_board(board)) continue;
        comparison.position(finals[board], match.position(board), match.ruleset());
        comparison.number(counts[board], legal_moves(match, board));
    }
    comparison.text("flags", flags(match));
    return comparison.take();
}

}  // namespace doorgeef::app
