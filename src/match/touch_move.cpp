// Touch-move: FIDE 4.3-4.5, and KNSB 4.1 for reserve pieces (L11).
#include "match/decide_parts.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Move;
using rules::Square;

// Whether the move does with the touched chessman what touching obliges to.
bool honours(const rules::Position& position, const Touch& touch, Move move) {
    if (const auto* role = std::get_if<rules::Role>(&touch)) return move.is_drop() && move.role() == *role;
    const Square square = std::get<Square>(touch);
    // What was touched may have been taken from the board since (Stein 3.1); then it obliges nobody.
    if (move.is_drop() || !position.occupied().contains(square)) return false;
    if (position.pieces(position.turn()).contains(square)) return move.from() == square;
    return rules::captured_on(move) == square;
}

bool is_enemy(const rules::Position& position, const Touch& touch) {
    const auto* square = std::get_if<Square>(&touch);
    return square != nullptr && position.pieces(!position.turn()).contains(*square);
}

}  // namespace

bool touch_allows(const Match& match, BoardId board, Move move) {
    const Game& game = match.games[board];
    if (match.conduct().touch == TouchMove::off || game.touched.empty()) return true;

    const rules::MoveList legal =
        rules::legal_moves(game.position, match.ruleset(), other_position(match, board));
    const auto possible = [&](auto&& wanted) { return std::any_of(legal.begin(), legal.end(), wanted); };

    for (const Touch& first : game.touched) {
        const auto honours_first = [&](Move m) { return honours(game.position, first, m); };
        if (!possible(honours_first)) continue;
        // With an own and an enemy chessman touched, the one must capture the other if it can (FIDE 4.3.c).
        for (const Touch& second : game.touched) {
            if (is_enemy(game.position, first) == is_enemy(game.position, second)) continue;
            const auto honours_both = [&](Move m) {
                return honours_first(m) && honours(game.position, second, m);
            };
            if (possible(honours_both)) return honours_both(move);
        }
        return honours_first(move);
    }
    return true;
}

}  // namespace doorgeef::match
