#include "doorgeef/json_text.hpp"

#include "notation/text_encoding.hpp"
#include "wire/json_text.hpp"

namespace doorgeef::app {

std::string json_string(std::string_view text) {
    std::string quoted;
    wire::append_quoted(quoted, notation::is_utf8(text) ? std::string{text} : notation::latin1_to_utf8(text));
    return quoted;
}

}  // namespace doorgeef::app
