// The words of a log line: taken one by one, and free text made into one word.
#pragma once

#include "match/event.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

// Text as one word of UTF-8: bytes that would end a word, a comment, a tag or a line, and those that are no
// UTF-8, are written %XX; nothing at all is "%".
std::string as_word(std::string_view text);
// Nothing if the word is not exactly what as_word writes for some text.
std::optional<std::string> from_word(std::string_view word);

class LineReader {
public:
    explicit LineReader(std::string_view line) : rest_(line) {}

    // The next word; the reader fails, for good, if there is none. Words stand one blank apart.
    std::string_view word();
    bool failed() const { return failed_; }
    bool finished() const { return !failed_ && rest_.empty(); }

    std::optional<std::int64_t> number();
    std::optional<int> small_number();
    std::optional<match::Seat> seat();
    std::optional<match::BoardId> board();
    std::optional<rules::Square> square();
    std::optional<rules::Role> role();
    std::optional<rules::Color> color();

private:
    std::string_view rest_;
    bool failed_ = false;
};

std::string_view color_word(rules::Color color);

}  // namespace doorgeef::notation
