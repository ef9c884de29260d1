// A line cut into words, to be taken from left to right.
#pragma once

#include <string_view>

namespace doorgeef::scenario {

class Words {
public:
    explicit Words(std::string_view text) : rest_(text) { skip(); }

    bool empty() const { return rest_.empty(); }
    // The next word, taken; empty at the end.
    std::string_view take() {
        const std::string_view word = peek();
        rest_.remove_prefix(word.size());
        skip();
        return word;
    }
    std::string_view peek() const { return rest_.substr(0, rest_.find_first_of(" \t")); }
    // Everything that is left, taken.
    std::string_view take_rest() {
        const std::string_view all = rest_;
        rest_ = {};
        return all;
    }

private:
    void skip() {
        const std::size_t begin = rest_.find_first_not_of(" \t");
        rest_.remove_prefix(begin == std::string_view::npos ? rest_.size() : begin);
    }

    std::string_view rest_;
};

}  // namespace doorgeef::scenario
