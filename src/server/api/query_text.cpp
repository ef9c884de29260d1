#include "server/api/query_text.hpp"

#include "notation/text_encoding.hpp"

#include <algorithm>

namespace doorgeef::server {

namespace {

std::optional<unsigned> hex_digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

std::optional<std::string> decode(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i] == '+' ? ' ' : text[i];
        if (text[i] == '%') {
            const auto high = i + 1 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
            const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
            if (!high || !low) return std::nullopt;
            c = static_cast<char>(static_cast<unsigned char>(*high << 4U | *low));
            i += 2;
        }
        if (is_control(c)) return std::nullopt;
        decoded += c;
    }
    return notation::is_utf8(decoded) ? std::optional{decoded} : std::nullopt;
}

}  // namespace

std::optional<QueryValues> parse_query(std::string_view text) {
    QueryValues values;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(text.size(), part.size() + 1));
        const std::size_t equals = std::min(part.find('='), part.size());
        const auto name = decode(part.substr(0, equals));
        const auto value = decode(part.substr(std::min(part.size(), equals + 1)));
        if (!name || !value) return std::nullopt;
        if (!value->empty() && !values.emplace(*name, *value).second) return std::nullopt;
    }
    return values;
}

}  // namespace doorgeef::server
