#include "doorgeef/quote.hpp"

#include <array>
#include <charconv>
#include <cstdint>

namespace doorgeef::app {

namespace {

struct Character {
    std::uint32_t value = 0;
    std::size_t length = 1;
    bool valid = false;
};

std::uint32_t byte_at(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

// The first character. Requires: text is not empty.
Character first_character(std::string_view text) {
    const std::uint32_t lead = byte_at(text, 0);
    if (lead < 0x80) return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {lead};
    std::uint32_t value = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte_at(text, i) & 0xC0U) != 0x80) return {lead};
        value = value << 6U | (byte_at(text, i) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < smallest[length] || value > 0x10FFFF || surrogate) return {lead};
    return {value, length, true};
}

std::string hex(std::uint32_t value) {
    std::array<char, 8> digits{};
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16).ptr;
    return {digits.data(), end};
}

std::string escape(const Character& character) {
    if (!character.valid) return "\\x" + hex(character.value);
    if (character.value == '\'' || character.value == '\\') return {'\\', static_cast<char>(character.value)};
    if (character.value >= ' ' && character.value <= '~') return {static_cast<char>(character.value)};
    return "\\u{" + hex(character.value) + "}";
}

}  // namespace

std::string quote(std::string_view text, std::size_t most) {
    std::string quoted = "'";
    for (std::size_t shown = 0; !text.empty() && shown < most; ++shown) {
        const Character character = first_character(text);
        quoted += escape(character);
        text.remove_prefix(character.length);
    }
    return quoted + (text.empty() ? "'" : "...'");
}

std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) text.remove_prefix(first_character(text).length);
    return count;
}

}  // namespace doorgeef::app
