// Where a command reads and writes, and in which language.
#pragma once

#include "doorgeef/texts/phrase.hpp"

#include <iosfwd>
#include <string_view>

namespace doorgeef::app {

enum class ExitCode : std::uint8_t {
    done = 0,
    refused = 1,  // or a check that failed
    wrong_use = 2,
};

struct Console {
    Language language;
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool asks = false;        // somebody types and wants to be asked
    bool shows_utf8 = false;  // `out` is a terminal that shows UTF-8
    bool shows_color = false;

    // Puts the one line on `err` that wrong use gets.
    ExitCode wrong_use(std::string_view what) const;
    // The same for what was asked well and cannot be done.
    ExitCode refuse(std::string_view what) const;
};

}  // namespace doorgeef::app
