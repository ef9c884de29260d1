// The moves and comments of a game as PGN and BPGN write them: words on lines of 80 columns.
#pragma once

#include "match/seat.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::notation {

class Movetext {
public:
    static constexpr std::size_t kWidth = 80;

    // A word is never broken, though it may hold blanks.
    void add(std::string word) { words_.push_back(std::move(word)); }
    // A move whose clock is still to come: by hand, it may be pressed much later.
    void add_move(match::BoardId board, std::string word) {
        add(std::move(word));
        open_[board] = words_.size() - 1;
    }
    void add_clock(match::BoardId board, const std::string& comment) {
        if (const auto move = std::exchange(open_[board], std::nullopt)) words_[*move] += ' ' + comment;
    }
    // The last move on this board gets no clock any more.
    void close_move(match::BoardId board) { open_[board].reset(); }

    std::string text() const {
        std::string text;
        std::size_t column = 0;
        for (const std::string& word : words_) {
            if (column > 0) {
                const bool fits = column + 1 + word.size() <= kWidth;
                text += fits ? ' ' : '\n';
                column = fits ? column + 1 : 0;
            }
            text += word;
            column += word.size();
        }
        return text;
    }

private:
    std::vector<std::string> words_{};
    match::ByBoard<std::optional<std::size_t>> open_{};  // the words of moves without their clocks
};

}  // namespace doorgeef::notation
