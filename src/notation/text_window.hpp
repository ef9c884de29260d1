// A text that comes in pieces, seen through a window that moves forward: one can look a little ahead across
// pieces, and knows the line and column. Lines end with LF, CR LF or CR.
#pragma once

#include "notation/game_record.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

class TextWindow {
public:
    // Gives the next piece of the text, of any length; an empty one at the end. It must stay valid until the
    // next call.
    using Source = std::function<std::string_view()>;

    static constexpr int kEnd = -1;

    explicit TextWindow(Source source) : source_(std::move(source)) {}

    int peek() { return at_ < piece_.size() || fill() ? static_cast<unsigned char>(piece_[at_]) : kEnd; }
    int get() {
        const int c = peek();
        if (c == kEnd) return c;
        ++at_;
        if (c == '\n' || c == '\r') end_line(c);
        return c;
    }
    // What lies ahead: so many characters, fewer only if the text ends before.
    std::string_view ahead(std::size_t wanted);

    bool at_line_start() const { return passed_ + at_ == line_begin_; }
    Place place() const { return {line_, passed_ + at_ - line_begin_ + 1}; }

private:
    bool fill();
    void end_line(int c);

    Source source_;
    std::string_view piece_{};
    std::string joined_{};  // what was left of one piece and the next, when somebody looked across
    std::size_t at_ = 0;
    std::size_t passed_ = 0;  // characters before this piece
    std::size_t line_ = 1;
    std::size_t line_begin_ = 0;
    bool line_ended_by_cr_ = false;  // so that a LF right behind it ends no other line
    bool source_ended_ = false;
};

}  // namespace doorgeef::notation
