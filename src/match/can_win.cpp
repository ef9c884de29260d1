#include "match/can_win.hpp"

#include "match/standing.hpp"

namespace doorgeef::match {

CanWin can_win(const Match& match, BoardId board, Color color) {
    const Seat seat = match.seat(board, color);
    const rules::Position& position = match.position(board);
    const bool bare_king = !position.pieces(color).several();
    // Captured but not passed yet, it can still be passed (R1); and a running game can still bring captures.
    const bool something_can_come =
        match.ruleset().passes_pieces() &&
        (!match.captured[seat.partner()].empty() || !other_game_over(match, board));
    if (bare_king && position.reserve(color).empty() && !something_can_come) return CanWin::no;
    return CanWin::unknown;
}

}  // namespace doorgeef::match
