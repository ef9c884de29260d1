#include "doorgeef/json_text.hpp"

#include "notation/text_encoding.hpp"

namespace doorgeef::app {

std::string json_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : notation::is_utf8(text) ? std::string{text} : notation::latin1_to_utf8(text)) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            quoted += {'\\', c};
        } else if (byte < ' ' || byte == 0x7F) {
            quoted += "\\u00";
            quoted += {digits[byte >> 4U], digits[byte & 15U]};
        } else {
            quoted += c;
        }
    }
    return quoted + '"';
}

}  // namespace doorgeef::app
