#include "rules/square.hpp"

namespace doorgeef::rules {

std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int file = text[0] - 'a';
    const int rank = text[1] - '1';
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return std::nullopt;
    return square_at(file, rank);
}

std::string to_string(Square square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

}  // namespace doorgeef::rules
