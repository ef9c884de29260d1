// Counting the tree of legal moves, to compare the reference itself with counts of other people's programs.
#pragma once

#include "board.hpp"
#include "rules.hpp"

#include <cstdint>

namespace doorgeef::reference {

// The board is counted alone: captures leave the reserves as they are, only takings change `other`.
std::uint64_t perft(const Board& board, const Board& other, const Rules& rules, int depth);

}  // namespace doorgeef::reference
