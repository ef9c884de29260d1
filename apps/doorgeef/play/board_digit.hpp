#pragma once

#include "match/seat.hpp"

#include <string>

namespace doorgeef::app {

// How a board is called on the command line: 1 or 2.
inline std::string digit(match::BoardId board) {
    return std::to_string(match::number(board));
}

}  // namespace doorgeef::app
