#include "notation/text_window.hpp"

namespace doorgeef::notation {

bool TextWindow::fill() {
    if (source_ended_) return false;
    passed_ += piece_.size();
    piece_ = source_();
    at_ = 0;
    source_ended_ = piece_.empty();
    return !source_ended_;
}

std::string_view TextWindow::ahead(std::size_t wanted) {
    while (piece_.size() - at_ < wanted && !source_ended_) {
        std::string rest{piece_.substr(at_)};
        const std::string_view next = source_();
        source_ended_ = next.empty();
        passed_ += at_;
        joined_ = std::move(rest);
        joined_ += next;
        piece_ = joined_;
        at_ = 0;
    }
    return piece_.substr(at_, wanted);
}

void TextWindow::end_line(int c) {
    const bool second_half = c == '\n' && line_ended_by_cr_ && line_begin_ == passed_ + at_ - 1;
    if (!second_half) ++line_;
    line_begin_ = passed_ + at_;
    line_ended_by_cr_ = c == '\r';
}

}  // namespace doorgeef::notation
