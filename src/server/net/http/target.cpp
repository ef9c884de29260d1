#include "server/net/http/target.hpp"

#include "notation/text_encoding.hpp"

#include <algorithm>

namespace doorgeef::server::net {

namespace {

std::optional<unsigned> hex_digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
    return std::nullopt;
}

constexpr bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

// An encoded slash is refused: it would look like a step of the path afterwards.
std::optional<std::string> decode(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            const auto high = i + 1 < text.size() ? hex_digit(text[i + 1]) : std::nullopt;
            const auto low = i + 2 < text.size() ? hex_digit(text[i + 2]) : std::nullopt;
            if (!high || !low) return std::nullopt;
            c = static_cast<char>(static_cast<unsigned char>(*high << 4U | *low));
            if (c == '/') return std::nullopt;
            i += 2;
        }
        if (is_control(c) || c == '\\') return std::nullopt;
        decoded += c;
    }
    return decoded;
}

// What may stand in a path as it is (RFC 3986).
constexpr bool needs_no_code(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view{"-._~!$&'()*+,;=:@/"}.find(c) != std::string_view::npos;
}

bool climbs(std::string_view path) {
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::string_view step = path.substr(0, path.find('/'));
        if (step == "." || step == "..") return true;
        path.remove_prefix(step.size());
    }
    return false;
}

}  // namespace

std::optional<Target> parse_target(std::string_view text) {
    if (!text.starts_with('/') || text.find('#') != std::string_view::npos) return std::nullopt;
    const auto mark = text.find('?');
    const auto path = decode(text.substr(0, mark));
    if (!path || climbs(*path) || !notation::is_utf8(*path)) return std::nullopt;
    const std::string_view query = mark == std::string_view::npos ? "" : text.substr(mark + 1);
    if (std::ranges::any_of(query, is_control)) return std::nullopt;
    return Target{*path, std::string{query}};
}

std::string target_text(const Target& target) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : target.path) {
        const auto byte = static_cast<unsigned char>(c);
        if (needs_no_code(c))
            text += c;
        else
            text.append({'%', digits[byte >> 4U], digits[byte & 15U]});
    }
    if (!target.query.empty()) text.append("?").append(target.query);
    return text;
}

}  // namespace doorgeef::server::net
