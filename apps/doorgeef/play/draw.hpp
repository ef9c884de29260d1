// The table as text: both boards side by side, team A at the bottom of each, clocks and reserves at their
// seats.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "match/match.hpp"

#include <string>

namespace doorgeef::app {

struct DrawStyle {
    bool figures = false;  // chess figures and other UTF-8 marks instead of letters and ASCII
    bool color = false;    // ANSI colours
};

// At most 80 columns wide; every line ends with a newline.
std::string draw_boards(const match::Match& match, match::Time now, const DrawStyle& style,
                        Language language);

}  // namespace doorgeef::app
