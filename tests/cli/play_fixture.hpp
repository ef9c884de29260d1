// Tables to play on, and moves as text.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/play/table.hpp"
#include "rules/fen.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

inline constexpr std::string_view kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

inline ChosenRuleset ruleset(const char* preset, const std::vector<std::string>& settings = {}) {
    return *choose_ruleset(preset, settings, Language::english);
}

inline Table table(const rules::Ruleset& ruleset, std::string_view first = kStartFen,
                   std::string_view second = kStartFen) {
    const auto position = [&](std::string_view fen) {
        const auto chosen = choose_position("table", fen, ruleset, Language::english);
        if (!chosen) throw std::invalid_argument(chosen.error().text);
        return *chosen;
    };
    return {ruleset, {{position(first), position(second)}}};
}

inline rules::Coordinates coordinates(std::string_view move) {
    return *rules::parse_move(move);
}

inline std::string fen(const Table& table, BoardId board) {
    return rules::to_fen(table.position(board).setup());
}

}  // namespace doorgeef::app
