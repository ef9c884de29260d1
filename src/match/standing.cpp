#include "match/standing.hpp"

#include "rules/legal_moves.hpp"

namespace doorgeef::match {

Stuck stuck(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    if (!match.started || game.over() || game.move_made || game.coming_back || game.resigned)
        return Stuck::no;
    if (rules::count_legal_moves(game.position, match.ruleset(), other_position(match, board)) > 0)
        return Stuck::no;
    return game.position.in_check() ? Stuck::mate : Stuck::stalemate;
}

std::optional<Color> clock_to_run(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    if (!match.started || game.over() || match.paused) return std::nullopt;
    if (game.coming_back) {
        // The illegal move still stands on the board, so the position says that the opponent is to move.
        const Color opponent = game.position.turn();
        return game.coming_back->opponent_runs ? opponent : !opponent;
    }
    return game.turn();
}

}  // namespace doorgeef::match
