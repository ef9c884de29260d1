#include "notation/text_window.hpp"

namespace doorgeef::notation {

bool TextWindow::fill() {
    passed_ += piece_.size();
    piece_ = source_();
    at_ = 0;
    return !piece_.empty();
}

std::string_view TextWindow::ahead(std::size_t wanted) {
    while (piece_.size() - at_ < wanted) {
        std::string rest{piece_.substr(at_)};
        const std::string_view next = source_();
        if (next.empty()) break;
        passed_ += at_;
        joined_ = std::move(rest) + std::string{next};
        piece_ = joined_;
        at_ = 0;
    }
    return piece_.substr(at_);
}

}  // namespace doorgeef::notation
