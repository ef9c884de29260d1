// Games from a text, as the reader gives them.
#pragma once

#include "notation/game_reader.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace doorgeef::notation {

// The text in pieces of this size, as a file would give it.
inline std::vector<GameRecord> read_all(const std::string& text, std::size_t piece = 64 * 1024) {
    std::size_t at = 0;
    std::string given;
    GameReader reader{[&]() -> std::string_view {
        given = text.substr(std::min(at, text.size()), piece);
        at += given.size();
        return given;
    }};
    std::vector<GameRecord> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

// "A e4, a Nc6"; of plain PGN "e4, Nc6".
inline std::string moves_of(const GameRecord& game) {
    std::string text;
    for (const RecordedMove& move : game.moves) {
        if (!text.empty()) text += ", ";
        if (move.mover != Mover::unnamed) (text += letter(move.mover)) += ' ';
        text += move.san.view();
    }
    return text;
}

// "bad-tag, nul-byte"
inline std::string errors_of(const GameRecord& game) {
    std::string text;
    for (const ReadError& error : game.errors) (text += text.empty() ? "" : ", ") += code(error.problem);
    return text;
}

}  // namespace doorgeef::notation
