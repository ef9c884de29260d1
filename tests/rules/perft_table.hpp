// Tables of perft counts: one position a line, `#` starts a comment.
//
//   FEN ; D1 20 ; D2 400
//   FEN | FEN ; D1 20 ; D2 400     the second board is the one that promotions take from
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace doorgeef::rules {

struct PerftCount {
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct PerftLine {
    int number = 0;  // in the file, from 1
    std::string fen;
    std::string other_fen;  // empty where the table has none
    std::vector<PerftCount> counts;
};

// Throws what is wrong with the file, and where.
std::vector<PerftLine> read_perft_table(const std::filesystem::path& path);

}  // namespace doorgeef::rules
