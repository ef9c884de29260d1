#include "server/people/name_key.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::server {

namespace {

// U+00C0 to U+017F without their accents; a blank stands for what is no letter.
constexpr std::string_view kLatin = "aaaaaaaceeeelllldnooooo ouuuuypsaaaaaaaceeeelllldnooooo ouuuuypy"
                                    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhlllllllllllljjkkklllllll"
                                    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

struct Alike {
    char32_t other;
    char latin;
};

// Small letters of Greek and Cyrillic that look like a Latin one.
constexpr std::array kAlike{
    Alike{0x03B1, 'a'}, Alike{0x03B5, 'e'}, Alike{0x03B9, 'l'}, Alike{0x03BA, 'k'}, Alike{0x03BD, 'v'},
    Alike{0x03BF, 'o'}, Alike{0x03C1, 'p'}, Alike{0x03C4, 't'}, Alike{0x03C5, 'u'}, Alike{0x03C7, 'x'},
    Alike{0x03B7, 'n'}, Alike{0x0430, 'a'}, Alike{0x0432, 'b'}, Alike{0x0435, 'e'}, Alike{0x043A, 'k'},
    Alike{0x043C, 'm'}, Alike{0x043D, 'h'}, Alike{0x043E, 'o'}, Alike{0x0440, 'p'}, Alike{0x0441, 'c'},
    Alike{0x0442, 't'}, Alike{0x0443, 'y'}, Alike{0x0445, 'x'}, Alike{0x0455, 's'}, Alike{0x0456, 'l'},
    Alike{0x0457, 'l'}, Alike{0x0458, 'j'}, Alike{0x0450, 'e'}, Alike{0x0451, 'e'},
};

// Names of nobody, as name_key gives them.
constexpr std::array<std::string_view, 4> kReservedNames{"doorgeef", "gast", "guest", "server"};

// Words that are in nobody's name, likewise: offices, and the bots in both languages.
constexpr auto kReservedWords = std::to_array<std::string_view>({
    "admln",           "admlnlstrator",    "arblter",
    "arbltrage",       "beglnnerbot",      "beglnnersbot",
    "beheerder",       "clubbot",          "homebot",
    "hoofdarblter",    "hoofdschelds",     "hoofdscheldsrechter",
    "hulsbot",         "masterbot",        "meesterbot",
    "moderator",       "organlsatle",      "organlsator",
    "organlser",       "organlzer",        "referee",
    "schelds",         "scheldsrechter",   "toernoollelder",
    "toernoolleldlng", "topbot",           "umplre",
    "wedstrljdlelder", "wedstrljdleldlng",
});

bool is_between(char32_t c, char32_t first, char32_t last) {
    return c >= first && c <= last;
}

char32_t next_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : static_cast<unsigned char>(0);
    };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) c = c << 6U | (byte(i) & 0x3FU);
    text.remove_prefix(std::min(length, text.size()));
    return c;
}

void append_utf8(std::string& out, char32_t c) {
    const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    // The lead byte says how many follow, each with six bits.
    const unsigned more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> leads{0, 0xC0, 0xE0, 0xF0};
    put(leads[more] | c >> (6 * more));
    for (unsigned i = more; i-- > 0;) put(0x80 | (c >> (6 * i) & 0x3F));
}

// Letters in other clothes: wide, in circles, bold and italic.
char32_t plain(char32_t c) {
    if (is_between(c, 0xFF01, 0xFF5E)) return c - 0xFF01 + '!';
    if (is_between(c, 0x24B6, 0x24E9)) return 'a' + (c - 0x24B6) % 26;
    if (is_between(c, 0x1D400, 0x1D6A3)) return 'a' + (c - 0x1D400) % 26;
    if (is_between(c, 0x1D7CE, 0x1D7FF)) return '0' + (c - 0x1D7CE) % 10;
    return c;
}

char32_t lower(char32_t c) {
    if (is_between(c, 'A', 'Z') || is_between(c, 0x0391, 0x03A9) || is_between(c, 0x0410, 0x042F))
        return c + 32;
    if (is_between(c, 0x0400, 0x040F)) return c + 80;
    return c;
}

// A small letter without accent that looks the same.
char32_t skeleton(char32_t c) {
    c = lower(plain(c));
    if (is_between(c, 0x00C0, 0x017F) && kLatin[c - 0x00C0] != ' ')
        c = static_cast<unsigned char>(kLatin[c - 0x00C0]);
    const auto* alike = std::ranges::find(kAlike, c, &Alike::other);
    if (alike != kAlike.end()) return static_cast<unsigned char>(alike->latin);
    if (c == '0') return 'o';
    if (c == '1' || c == 'i' || c == '|') return 'l';
    return c;
}

bool is_left_out(char32_t c) {
    const bool ascii_mark = c < 0x80 && !is_between(c, '0', '9') && !is_between(c, 'a', 'z');
    return ascii_mark || is_between(c, 0x00A0, 0x00BF) || is_between(c, 0x0300, 0x036F) ||
           is_between(c, 0x2000, 0x206F) || c == 0x3000;
}

bool is_accent(char32_t c) {
    return is_between(c, 0x0300, 0x036F);
}
bool is_digit(char32_t c) {
    return is_between(plain(c), '0', '9');
}

std::u32string characters_of(std::string_view text) {
    std::u32string characters;
    while (!text.empty()) characters += next_character(text);
    return characters;
}

std::string key_of(std::u32string_view characters) {
    std::string key;
    for (const char32_t character : characters)
        if (const char32_t c = skeleton(character); !is_left_out(c)) append_utf8(key, c);
    return key;
}

// A digit within a word is a letter in disguise ("Arb1ter"), at its ends it is a number ("Arbiter1").
bool is_reserved_word(std::u32string_view word) {
    while (!word.empty() && is_digit(word.front())) word.remove_prefix(1);
    while (!word.empty() && is_digit(word.back())) word.remove_suffix(1);
    return std::ranges::find(kReservedWords, key_of(word)) != kReservedWords.end();
}

}  // namespace

std::string name_key(std::string_view name) {
    return key_of(characters_of(name));
}

bool is_reserved(std::string_view name) {
    const std::u32string characters = characters_of(name);
    if (std::ranges::find(kReservedNames, key_of(characters)) != kReservedNames.end()) return true;
    // Also with blanks or points between its letters.
    if (is_reserved_word(characters)) return true;
    std::u32string_view rest = characters;
    while (!rest.empty()) {
        const auto between = [](char32_t c) { return is_left_out(skeleton(c)) && !is_accent(c); };
        const auto length = static_cast<std::size_t>(std::ranges::find_if(rest, between) - rest.begin());
        if (is_reserved_word(rest.substr(0, length))) return true;
        rest.remove_prefix(std::min(length + 1, rest.size()));
    }
    return false;
}

}  // namespace doorgeef::server
