#include "perft.hpp"

#include "actions.hpp"
#include "play.hpp"

namespace doorgeef::reference {

std::uint64_t perft(const Board& board, const Board& other, const Rules& rules, int depth) {
    if (depth == 0) return 1;
    const auto actions = legal_actions(board, rules, &other);
    if (depth == 1) return actions.size();
    std::uint64_t nodes = 0;
    for (const Action& action : actions) {
        Board next = board;
        Board robbed = other;
        play(next, action, rules, &robbed);
        nodes += perft(next, robbed, rules, depth - 1);
    }
    return nodes;
}

}  // namespace doorgeef::reference
