#include "server/people/showable.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace doorgeef::server {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array kHidden{
    Range{0x0000, 0x001F},     // controls
    Range{0x007F, 0x009F},     //
    Range{0x00AD, 0x00AD},     // soft hyphen
    Range{0x034F, 0x034F},     // combining grapheme joiner
    Range{0x061C, 0x061C},     // Arabic letter mark
    Range{0x115F, 0x1160},     // Hangul fillers
    Range{0x17B4, 0x17B5},     // Khmer inherent vowels
    Range{0x180B, 0x180F},     // Mongolian selectors
    Range{0x200B, 0x200F},     // zero width, directions
    Range{0x2028, 0x202E},     // separators, directions
    Range{0x2060, 0x206F},     // word joiner, directions
    Range{0x3164, 0x3164},     // Hangul filler
    Range{0xE000, 0xF8FF},     // private use
    Range{0xFE00, 0xFE0F},     // variation selectors
    Range{0xFEFF, 0xFEFF},     // byte order mark
    Range{0xFFA0, 0xFFA0},     // half-width Hangul filler
    Range{0xFFF0, 0xFFFF},     // specials
    Range{0xE0000, 0x10FFFF},  // tags, private use
};

constexpr std::array kBlanks{
    Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
    Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x3000, 0x3000}, Range{0x2800, 0x2800},
};

template <std::size_t N>
bool in(const std::array<Range, N>& ranges, char32_t c) {
    return std::ranges::any_of(ranges, [c](Range range) { return c >= range.first && c <= range.last; });
}

// The next character, taken from the text; nothing if it is no UTF-8.
std::optional<char32_t> take(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (length == 0 || lead > 0xF4 || text.size() < length) return std::nullopt;
    char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return std::nullopt;
        c = c << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (c < least[length] || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF)) return std::nullopt;
    text.remove_prefix(length);
    return c;
}

}  // namespace

bool is_showable(std::string_view text, std::size_t most) {
    bool blank = true;  // the character before
    for (std::size_t count = 0; !text.empty(); ++count) {
        const auto c = count < most ? take(text) : std::nullopt;
        if (!c || in(kHidden, *c) || (count == 0 && in(kBlanks, *c))) return false;
        blank = in(kBlanks, *c);
    }
    return !blank;
}

}  // namespace doorgeef::server
