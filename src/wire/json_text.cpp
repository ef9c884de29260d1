#include "wire/json_text.hpp"

#include <array>
#include <charconv>

namespace doorgeef::wire {

namespace {

constexpr std::string_view kHex = "0123456789abcdef";

bool needs_escape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void append_escaped(std::string& out, char c) {
    switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    default: {
        const auto byte = static_cast<unsigned char>(c);
        out += {'\\', 'u', '0', '0', kHex[byte >> 4], kHex[byte & 15]};
    }
    }
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text)
        if (needs_escape(c))
            append_escaped(out, c);
        else
            out += c;
    out += '"';
}

void append_number(std::string& out, std::int64_t number) {
    std::array<char, 20> digits{};
    const auto* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

std::string& JsonObject::value(std::string_view key) {
    if (!first_) out_ += ',';
    first_ = false;
    out_ += '"';
    out_ += key;
    out_ += "\":";
    return out_;
}

JsonObject& JsonObject::text(std::string_view key, std::string_view words) {
    append_quoted(value(key), words);
    return *this;
}
JsonObject& JsonObject::number(std::string_view key, std::int64_t number) {
    append_number(value(key), number);
    return *this;
}
JsonObject& JsonObject::flag(std::string_view key, bool flag) {
    value(key) += flag ? "true" : "false";
    return *this;
}
JsonObject& JsonObject::null(std::string_view key) {
    value(key) += "null";
    return *this;
}
JsonObject& JsonObject::raw(std::string_view key, std::string_view json) {
    value(key) += json;
    return *this;
}

}  // namespace doorgeef::wire
