// The table as text: both boards side by side, team A at the bottom of each, the reserves at their seats.
#pragma once

#include "doorgeef/play/table.hpp"
#include "doorgeef/texts/phrase.hpp"

#include <string>

namespace doorgeef::app {

struct DrawStyle {
    bool figures = false;  // chess figures and other UTF-8 marks instead of letters and ASCII
    bool color = false;    // ANSI colours
};

// At most 80 columns wide; every line ends with a newline.
std::string draw_boards(const Table& table, const DrawStyle& style, Language language);

// A line for each board on which somebody is in check or has no legal move.
std::string describe_states(const Table& table, Language language);

}  // namespace doorgeef::app
