#include "random_action.hpp"

#include "reference/actions.hpp"

#include <array>
#include <vector>

namespace doorgeef::rules {

namespace {

using reference::Action;
using reference::Board;

constexpr std::array kDropLetters{'Q', 'R', 'B', 'N', 'P'};
constexpr std::array kPromotionLetters{'q', 'r', 'b', 'n'};

Action random_drop(Dice& dice, const Board& board) {
    Action action;
    action.drop = dice.pick(kDropLetters);
    // Mostly something that is there, if anything is.
    for (int tries = 0; tries < 4; ++tries)
        if (board.in_reserve(reference::man_of(action.drop, board.white_to_move)) == 0)
            action.drop = dice.pick(kDropLetters);
    action.to = dice.below(64);
    return action;
}

int random_own_man(Dice& dice, const Board& board, bool pawn_before_last_rank) {
    std::vector<int> found;
    for (int square = 0; square < 64; ++square) {
        if (!board.has(square, board.white_to_move)) continue;
        const bool ready = reference::kind_of(board.at(square)) == 'P' &&
                           reference::players_rank(square, board.white_to_move) == 7;
        if (ready || !pawn_before_last_rank) found.push_back(square);
    }
    return found.empty() ? dice.below(64) : dice.pick(found);
}

int random_taken(Dice& dice, const Board& board, const Board& other) {
    const auto there = reference::takeable(other, board.white_to_move);
    if (dice.one_in(4)) return reference::kNowhere;
    return there.empty() || dice.one_in(4) ? dice.below(64) : dice.pick(there);
}

void say_what_it_becomes(Dice& dice, Action& action, const Board& board, const Board& other) {
    if (dice.one_in(2)) {
        action.promotion = dice.pick(kPromotionLetters);
    } else {
        action.takes = true;
        action.taken = random_taken(dice, board, other);
    }
}

}  // namespace

Action random_action(Dice& dice, const Board& board, const Board& other) {
    const int way = dice.below(20);
    if (way < 6) return random_drop(dice, board);

    Action action;
    const bool promotes = way < 11;
    action.from = way < 8 ? dice.below(64) : random_own_man(dice, board, promotes);
    action.to = dice.below(64);
    if (way >= 8 && board.has(action.from, board.white_to_move)) {
        const auto destinations = reference::destinations(board, action.from);
        if (!destinations.empty() && way < 17) action.to = dice.pick(destinations);
    }
    if (way == 19) {  // castling, whether the king stands there or not
        const auto castling = dice.pick(reference::kCastlings);
        action.from = castling.king_from;
        action.to = castling.king_to;
    }
    if (dice.one_in(promotes ? 2 : 8)) say_what_it_becomes(dice, action, board, other);
    return action;
}

Move random_move(Dice& dice, const std::vector<Move>& legal) {
    Square from = square_at(dice.below(64));
    Square to = square_at(dice.below(64));
    Role role = dice.pick(kRoles);
    if (!legal.empty() && !dice.one_in(4)) {
        const Move near = dice.pick(legal);
        from = near.from();
        if (!dice.one_in(4)) to = near.to();
        if (!dice.one_in(4)) role = near.role();
    }
    const Square taken = square_at(dice.below(64));
    switch (dice.below(6)) {
    case 0: return Move::normal(role, from, to);
    case 1: return Move::en_passant(from, to);
    case 2: return Move::castling(from, to);
    case 3: return Move::promotion(role, from, to);
    case 4: return Move::drop(role, to);
    default: return Move::taking(from, to, dice.one_in(4) ? std::nullopt : std::optional{taken});
    }
}

}  // namespace doorgeef::rules
