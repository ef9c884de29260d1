// Text as a JSON string.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::app {

// In quotes; valid whatever the bytes are: what is no UTF-8 is taken for Latin-1.
std::string json_string(std::string_view text);

}  // namespace doorgeef::app
