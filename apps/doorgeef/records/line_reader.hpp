// Lines from a text that comes in pieces, each of a limited length.
#pragma once

#include "notation/text_window.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace doorgeef::app {

class LineReader {
public:
    LineReader(notation::TextWindow::Source source, std::size_t longest)
        : source_(std::move(source)), longest_(longest) {}

    // Without its end; nothing at the end of the text. Of a line that is too long one character too many is
    // given, and the rest skipped.
    std::optional<std::string> next();
    // The number of the line that was given last, from 1.
    std::size_t number() const { return number_; }

private:
    bool fill();

    notation::TextWindow::Source source_;
    std::size_t longest_;
    std::string_view piece_{};
    std::size_t number_ = 0;
};

}  // namespace doorgeef::app
