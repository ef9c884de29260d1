#include "notation/text_encoding.hpp"

#include <array>
#include <cstdint>

namespace doorgeef::notation {

namespace {

constexpr std::uint32_t byte_at(std::string_view text, std::size_t i) {
    return static_cast<unsigned char>(text[i]);
}

constexpr bool is_continuation(std::string_view text, std::size_t i) {
    return (byte_at(text, i) & 0xC0U) == 0x80U;
}

// How many bytes the character that begins here has; 0 if it is none.
std::size_t character_length(std::string_view text) {
    const std::uint32_t lead = byte_at(text, 0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
    std::uint32_t value = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!is_continuation(text, i)) return 0;
        value = value << 6U | (byte_at(text, i) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    return value < smallest[length] || value > 0x10FFFF || surrogate ? 0 : length;
}

}  // namespace

bool is_utf16(std::string_view beginning) {
    if (beginning.starts_with("\xFF\xFE") || beginning.starts_with("\xFE\xFF")) return true;
    if (beginning.size() < 4) return false;
    const auto nul = [&](std::size_t i) { return beginning[i] == '\0'; };
    return nul(0) != nul(1) && nul(0) == nul(2) && nul(1) == nul(3);
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string latin1_to_utf8(std::string_view text) {
    std::string utf8;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::uint32_t value = byte_at(text, i);
        if (value < 0x80) {
            utf8 += text[i];
        } else {
            utf8 += static_cast<char>(0xC0U | value >> 6U);
            utf8 += static_cast<char>(0x80U | (value & 0x3FU));
        }
    }
    return utf8;
}

std::string_view cut_to(std::string_view text, std::size_t size) {
    if (text.size() <= size) return text;
    std::size_t end = size;
    while (end > 0 && is_continuation(text, end)) --end;
    return text.substr(0, end);
}

}  // namespace doorgeef::notation
