#include "reasons.hpp"

#include "actions.hpp"

#include <algorithm>
#include <vector>

namespace doorgeef::reference {

namespace {

constexpr std::string_view kLegal;

bool contains(const std::vector<int>& squares, int square) {
    return std::ranges::find(squares, square) != squares.end();
}

std::string_view why_drop_illegal(const Board& board, const Action& action, const Rules& rules) {
    if (board.in_reserve(man_of(action.drop, board.white_to_move)) == 0) return "not-in-reserve";
    if (!board.empty(action.to)) return "square-occupied";
    if (!drop_rank_allowed(action, board.white_to_move, rules))
        return action.drop == 'P' ? "pawn-drop-rank" : "piece-drop-rank";
    if (!rules.drop_may_check && drop_gives_check(board, action, rules)) return "drop-gives-check";
    if (leaves_king_attacked(board, action, rules, nullptr)) return "leaves-king-in-check";
    return kLegal;
}

// A pawn arrives on the last rank: is it said properly what it becomes?
std::string_view why_promotion_illegal(const Board& board, const Action& action, const Rules& rules,
                                       const Board* other) {
    if (!rules.promotes_by_taking) {
        if (action.takes) return "taking-not-allowed";
        return action.promotion == 0 ? "promotion-piece-missing" : kLegal;
    }
    if (!action.takes) return "promotion-piece-missing";
    const auto there = takeable(*other, board.white_to_move);
    if (action.taken == kNowhere) return there.empty() ? kLegal : "promotion-piece-missing";
    if (!contains(there, action.taken)) return "nothing-there-to-take";
    return exposes_king(*other, action.taken) ? "taking-not-allowed" : kLegal;
}

}  // namespace

std::string_view why_illegal(const Board& board, const Action& action, const Rules& rules,
                             const Board* other) {
    if (action.drop != 0) return why_drop_illegal(board, action, rules);
    if (board.empty(action.from)) return "empty-square";
    if (!board.has(action.from, board.white_to_move)) return "not-your-piece";

    const char man = board.at(action.from);
    for (const Castling& castling : kCastlings)
        if (man == castling.man && action.from == castling.king_from && action.to == castling.king_to) {
            const bool plain = action.promotion == 0 && !action.takes;
            return plain && can_castle(board, castling) ? kLegal : "castling-not-allowed";
        }

    if (!contains(destinations(board, action.from), action.to)) return "illegal-move";
    if (kind_of(man) == 'P' && players_rank(action.to, board.white_to_move) == 8) {
        const auto reason = why_promotion_illegal(board, action, rules, other);
        if (reason != kLegal) return reason;
    } else if (action.promotion != 0 || action.takes) {
        return "illegal-move";
    }
    return leaves_king_attacked(board, action, rules, other) ? "leaves-king-in-check" : kLegal;
}

}  // namespace doorgeef::reference
