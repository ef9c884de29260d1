#include "match/standing.hpp"
#include "rules/legal_moves.hpp"
#include "verdicts.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

bool has_legal_move(const Match& match, BoardId board, const rules::Position& position) {
    return !rules::legal_moves(position, match.ruleset(), other_position(match, board)).empty();
}

// Whether a drop of some piece, held or not, could answer the check.
bool a_drop_could_answer(const Match& match, BoardId board) {
    return std::ranges::any_of(rules::kDroppableRoles, [&](rules::Role role) {
        rules::Position position = match.position(board);
        rules::ByColor<rules::Reserve> only;
        only[position.turn()].add(role);
        position.set_reserves(only);
        return has_legal_move(match, board, position);
    });
}

bool is_running(const Match& match, BoardId board) {
    return match.has_board(board) && !match.games[board].over();
}

// An illegal move that left the opponent without a move can still be challenged.
Stuck stuck_for_good(const Game& game) {
    return game.challengeable ? Stuck::no : game.stuck;
}

bool nothing_to_pass(const Match& match) {
    return std::ranges::all_of(match.captured.values, [](const rules::Reserve& men) { return men.empty(); });
}

bool ends_stuck(const Match& match, BoardId board) {
    const Stuck here = stuck_for_good(match.games[board]);
    if (here == Stuck::no) return false;
    if (!is_running(match, !board)) return true;
    if (stuck_for_good(match.games[!board]) != Stuck::no && nothing_to_pass(match)) return true;  // R10, L23
    if (here == Stuck::stalemate) return match.ruleset().stalemate == rules::Stalemate::at_once;
    return match.ruleset().mate == rules::Mate::at_once ||
           (match.ruleset().mate == rules::Mate::unanswerable && !a_drop_could_answer(match, board));
}

bool bare_kings(const Match& match, BoardId board) {
    const rules::Position& position = match.position(board);
    const bool held = std::ranges::any_of(rules::kColors, [&](Color color) {
        return !position.reserve(color).empty() ||
               !match.captured[match.seat(board, color).partner()].empty();
    });
    return position.occupied().count() == 2 && !held;
}

bool both_flags(const Match& match, BoardId board) {
    const Clock& clock = match.games[board].clock;
    return match.ruleset().both_flags == rules::BothFlags::game && clock.flag_down(Color::white) &&
           clock.flag_down(Color::black);
}

}  // namespace

Stuck stuck_by_the_list(const Match& match, BoardId board) {
    const rules::Position& position = match.position(board);
    if (has_legal_move(match, board, position)) return Stuck::no;
    const auto attackers =
        position.attackers(position.king(position.turn()), !position.turn(), position.occupied());
    return attackers.any() ? Stuck::mate : Stuck::stalemate;
}

std::string unsettled(const Match& match) {
    if (!match.started) return {};
    for (const BoardId board : kBoards) {
        if (!match.has_board(board)) continue;
        const Game& game = match.games[board];
        const bool waits = game.over() || game.move_made || game.coming_back || game.resigned;
        const Stuck expected = waits ? Stuck::no : stuck_by_the_list(match, board);
        const std::string where = " on board " + std::to_string(number(board));
        if (game.stuck != expected) return "not seen whether the player to move is stuck" + where;
        if (game.stuck != stuck(match, board)) return "stuck() has another opinion" + where;
        if (game.over() || game.resigned) continue;
        if (ends_stuck(match, board)) return "the stuck player's game goes on" + where;
        if (both_flags(match, board)) return "both flags are down and the game goes on" + where;
        const bool dead_counts = match.ruleset().dead == rules::Dead::after_other;
        const bool settled = !game.move_made && !game.challengeable && !game.coming_back;
        if (dead_counts && settled && !is_running(match, !board) && bare_kings(match, board))
            return "bare kings play on" + where;
    }
    return {};
}

}  // namespace doorgeef::match
