// The games that are the same for all projects lie beside the repository, and need not be there.
#pragma once

#include "notation/read_text.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace doorgeef::notation {

inline constexpr std::array kSharedGames{"mbprog_fics.bpgn", "lazybug_vs_engines.bpgn",
                                         "lazybug_sample.bpgn"};

inline std::filesystem::path shared_games() {
    return std::filesystem::path(DOORGEEF_SHARED_DIR) / "games";
}

inline std::vector<GameRecord> read_shared(const char* name) {
    std::stringstream text;
    text << std::ifstream{shared_games() / name, std::ios::binary}.rdbuf();
    return read_all(text.str());
}

}  // namespace doorgeef::notation
