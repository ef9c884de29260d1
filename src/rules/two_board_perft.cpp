#include "rules/two_board_perft.hpp"

#include "rules/legal_moves.hpp"

namespace doorgeef::rules {

namespace {

// A reserve that is full takes nothing more; no game comes near it.
void pass(Position& to, const std::optional<Chessman>& man) {
    if (man && !to.reserve(man->color).full(man->role)) to.add_to_reserve(man->color, man->role);
}

}  // namespace

std::uint64_t two_board_perft(const std::array<Position, 2>& boards, const Ruleset& ruleset, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t nodes = 0;
    for (const std::size_t board : {std::size_t{0}, std::size_t{1}}) {
        const Position& position = boards[board];
        const Position& other = boards[1 - board];
        if (depth == 1) {
            nodes += count_legal_moves(position, ruleset, &other);
            continue;
        }
        for (const Move move : legal_moves(position, ruleset, &other)) {
            std::array<Position, 2> next = boards;
            const Played played = next[board].play_unchecked(move, ruleset, &next[1 - board]);
            pass(next[1 - board], played.captured);
            pass(next[1 - board], played.surrendered);
            nodes += two_board_perft(next, ruleset, depth - 1);
        }
    }
    return nodes;
}

}  // namespace doorgeef::rules
