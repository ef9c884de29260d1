// In which characters a file is written: UTF-8, Latin-1, or neither.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::notation {

// By its mark, or by a NUL in every other place of its beginning.
bool is_utf16(std::string_view beginning);

bool is_utf8(std::string_view text);
std::string latin1_to_utf8(std::string_view text);

// The longest part of at most this size that does not end within a character of UTF-8.
std::string_view cut_to(std::string_view text, std::size_t size);

}  // namespace doorgeef::notation
