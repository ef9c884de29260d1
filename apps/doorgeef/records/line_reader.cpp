#include "doorgeef/records/line_reader.hpp"

#include <algorithm>

namespace doorgeef::app {

bool LineReader::fill() {
    if (piece_.empty()) piece_ = source_();
    return !piece_.empty();
}

std::optional<std::string> LineReader::next() {
    if (!fill()) return std::nullopt;
    ++number_;
    std::string line;
    while (fill()) {
        const std::size_t end = piece_.find('\n');
        const std::size_t room = longest_ + 1 - line.size();
        line += piece_.substr(0, std::min(end, room));
        if (end != std::string_view::npos) {
            piece_.remove_prefix(end + 1);
            break;
        }
        piece_ = {};
    }
    return line;
}

}  // namespace doorgeef::app
