#include "board.hpp"

namespace doorgeef::reference {

void Board::put(int square, char man, bool is_promoted) {
    men[static_cast<std::size_t>(square)] = man;
    promoted[static_cast<std::size_t>(square)] = is_promoted;
}

int Board::king_square(bool white) const {
    for (int square = 0; square < 64; ++square)
        if (at(square) == man_of('K', white)) return square;
    return kNowhere;
}

std::string text(int square) {
    return {static_cast<char>('a' + file_of(square)), static_cast<char>('1' + rank_of(square))};
}

std::string text(const Action& action) {
    if (action.drop != 0) return action.drop + ('@' + text(action.to));
    std::string written = text(action.from) + text(action.to);
    if (action.promotion != 0) written += action.promotion;
    if (action.takes) written += '/' + (action.taken == kNowhere ? "-" : text(action.taken));
    return written;
}

}  // namespace doorgeef::reference
