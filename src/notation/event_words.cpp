#include "notation/event_words.hpp"

#include "notation/text_encoding.hpp"

#include <algorithm>
#include <charconv>
#include <climits>

namespace doorgeef::notation {

namespace {

constexpr std::string_view kHex = "0123456789ABCDEF";

bool stays_as_it_is(char c) {
    return c > ' ' && c < 127 && std::string_view{"%{}[]\"\\|"}.find(c) == std::string_view::npos;
}

// How many bytes at the beginning of the text can stay: a plain one, or those of one character of UTF-8.
std::size_t length_that_stays(std::string_view text) {
    if (stays_as_it_is(text[0])) return 1;
    for (std::size_t length = 2; length <= 4 && length <= text.size(); ++length)
        if (static_cast<unsigned char>(text[0]) > 127 && is_utf8(text.substr(0, length))) return length;
    return 0;
}

}  // namespace

std::string as_word(std::string_view text) {
    if (text.empty()) return "%";
    std::string word;
    while (!text.empty()) {
        const std::size_t stays = length_that_stays(text);
        if (stays > 0) {
            word += text.substr(0, stays);
        } else {
            const auto byte = static_cast<unsigned char>(text[0]);
            word += {'%', kHex[byte >> 4], kHex[byte & 15]};
        }
        text.remove_prefix(std::max<std::size_t>(1, stays));
    }
    return word;
}

std::optional<std::string> from_word(std::string_view word) {
    if (word == "%") return std::string{};
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            text += word[i];
            continue;
        }
        if (i + 2 >= word.size()) return std::nullopt;
        const std::size_t high = kHex.find(word[i + 1]);
        const std::size_t low = kHex.find(word[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        text += static_cast<char>(high * 16 + low);
        i += 2;
    }
    return as_word(text) == word ? std::optional{text} : std::nullopt;
}

std::string_view LineReader::word() {
    const std::size_t blank = rest_.find(' ');
    const std::string_view word = rest_.substr(0, blank);
    failed_ = failed_ || word.empty() || blank + 1 == rest_.size();
    rest_ = blank == std::string_view::npos ? std::string_view{} : rest_.substr(blank + 1);
    return failed_ ? std::string_view{} : word;
}

std::optional<std::int64_t> LineReader::number() {
    const std::string_view text = word();
    std::int64_t value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    // One way of writing each number only: no "-0", no leading zeros.
    if (parsed.ec != std::errc{} || parsed.ptr != text.data() + text.size() || std::to_string(value) != text)
        return std::nullopt;
    return value;
}

std::optional<int> LineReader::small_number() {
    const auto value = number();
    if (!value || *value < INT_MIN || *value > INT_MAX) return std::nullopt;
    return static_cast<int>(*value);
}

std::optional<match::Seat> LineReader::seat() {
    return match::parse_seat(word());
}

std::optional<match::BoardId> LineReader::board() {
    const std::string_view text = word();
    if (text == "1") return match::BoardId::first;
    if (text == "2") return match::BoardId::second;
    return std::nullopt;
}

std::optional<rules::Square> LineReader::square() {
    return rules::parse_square(word());
}

std::optional<rules::Role> LineReader::role() {
    const std::string_view text = word();
    if (text.size() != 1) return std::nullopt;
    return rules::role_of_letter(text[0]);
}

std::optional<rules::Color> LineReader::color() {
    const std::string_view text = word();
    if (text == "white") return rules::Color::white;
    if (text == "black") return rules::Color::black;
    return std::nullopt;
}

std::string_view color_word(rules::Color color) {
    return color == rules::Color::white ? "white" : "black";
}

}  // namespace doorgeef::notation
