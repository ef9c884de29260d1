#include "match/standing.hpp"

#include "rules/legal_moves.hpp"

namespace doorgeef::match {

Stuck stuck(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    if (!match.started || game.over() || game.move_made || game.coming_back || game.resigned)
        return Stuck::no;
    if (rules::has_legal_move(game.position, match.ruleset(), other_position(match, board))) return Stuck::no;
    return game.position.in_check() ? Stuck::mate : Stuck::stalemate;
}

std::optional<Color> clock_to_run(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    if (!match.started || game.over() || match.paused) return std::nullopt;
    // KNSB 7.7: the opponent looks for the piece on the other board.
    if (game.coming_back && game.coming_back->opponent_runs) return !game.turn();
    return game.turn();
}

}  // namespace doorgeef::match
