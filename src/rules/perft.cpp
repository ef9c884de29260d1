#include "rules/perft.hpp"

#include "rules/play.hpp"
#include "rules/sinks.hpp"

namespace doorgeef::rules {

namespace {

// Calls `visit` with both boards after each legal move.
template <Color Us, class Visit>
void for_each_next(const Position& position, const Position& other, const Ruleset& ruleset, Visit&& visit) {
    MoveList moves;
    list_moves<Us>(position, ruleset, &other, moves);
    for (const Move move : moves) {
        Position next = position;
        if (move.kind() == MoveKind::taking) {
            Position robbed = other;
            next.play_taking<Us>(move, robbed);
            visit(next, robbed);
        } else {
            next.play_as<Us>(move, ruleset);
            visit(next, other);
        }
    }
}

// Keeps the compiler from seeing that nobody looks at a position it has just made.
inline void make_it_count(const Position& position) {
    asm volatile("" : : "r"(&position) : "memory");
}

template <Color Us, PerftLeaves Leaves>
std::uint64_t count(const Position& position, const Position& other, const Ruleset& ruleset, int depth) {
    if (Leaves == PerftLeaves::counted && depth == 1) return count_moves<Us>(position, ruleset, &other);
    std::uint64_t nodes = 0;
    for_each_next<Us>(position, other, ruleset, [&](const Position& next, const Position& robbed) {
        if (depth == 1) {
            make_it_count(next);
            ++nodes;
        } else {
            nodes += count<!Us, Leaves>(next, robbed, ruleset, depth - 1);
        }
    });
    return nodes;
}

template <PerftLeaves Leaves>
std::uint64_t count(const Position& position, const Position& other, const Ruleset& ruleset, int depth) {
    return position.turn() == Color::white ? count<Color::white, Leaves>(position, other, ruleset, depth)
                                           : count<Color::black, Leaves>(position, other, ruleset, depth);
}

}  // namespace

std::uint64_t perft(const Position& position, const Position& other, const Ruleset& ruleset, int depth,
                    PerftLeaves leaves) {
    if (depth <= 0) return 1;
    return leaves == PerftLeaves::counted ? count<PerftLeaves::counted>(position, other, ruleset, depth)
                                          : count<PerftLeaves::made>(position, other, ruleset, depth);
}

}  // namespace doorgeef::rules
