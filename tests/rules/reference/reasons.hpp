// Why a move is not legal.
#pragma once

#include "board.hpp"
#include "rules.hpp"

#include <string_view>

namespace doorgeef::reference {

// The code of scenarios.md, or nothing ("") for a legal move. Takes anything that can be written down.
std::string_view why_illegal(const Board& board, const Action& action, const Rules& rules,
                             const Board* other);

}  // namespace doorgeef::reference
