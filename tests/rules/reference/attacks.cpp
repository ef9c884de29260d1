#include "attacks.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorgeef::reference {

namespace {

constexpr int sign(int number) {
    return (number > 0) - (number < 0);
}

bool nobody_between(const Board& board, int from, int to, int step) {
    for (int square = from + step; square != to; square += step)
        if (!board.empty(square)) return false;
    return true;
}

}  // namespace

bool attacks(const Board& board, int from, int to) {
    const int files = file_of(to) - file_of(from);
    const int ranks = rank_of(to) - rank_of(from);
    const int far = std::max(std::abs(files), std::abs(ranks));
    const bool straight = far > 0 && (files == 0 || ranks == 0);
    const bool oblique = far > 0 && std::abs(files) == std::abs(ranks);
    const int step = sign(ranks) * 8 + sign(files);
    switch (board.at(from)) {
    case 'P': return std::abs(files) == 1 && ranks == 1;
    case 'p': return std::abs(files) == 1 && ranks == -1;
    case 'N':
    case 'n': return std::abs(files * ranks) == 2;
    case 'B':
    case 'b': return oblique && nobody_between(board, from, to, step);
    case 'R':
    case 'r': return straight && nobody_between(board, from, to, step);
    case 'Q':
    case 'q': return (straight || oblique) && nobody_between(board, from, to, step);
    case 'K':
    case 'k': return far == 1;
    default: return false;
    }
}

int attackers(const Board& board, int square, bool white) {
    int count = 0;
    for (int from = 0; from < 64; ++from)
        if (board.has(from, white) && attacks(board, from, square)) ++count;
    return count;
}

bool king_attacked(const Board& board, bool white_king) {
    const int king = board.king_square(white_king);
    for (int from = 0; from < 64; ++from)
        if (board.has(from, !white_king) && attacks(board, from, king)) return true;
    return false;
}

}  // namespace doorgeef::reference
