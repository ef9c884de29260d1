// Kinds of characters in PGN. They take what TextWindow gives: a byte, or kEnd, which is of no kind.
#pragma once

namespace doorgeef::notation {

constexpr bool is_line_end(int c) {
    return c == '\n' || c == '\r';
}
constexpr bool is_blank(int c) {
    return c == ' ' || c == '\t' || is_line_end(c) || c == '\v' || c == '\f';
}
constexpr bool is_digit(int c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
// Of a tag's name.
constexpr bool is_name(int c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '-';
}

}  // namespace doorgeef::notation
