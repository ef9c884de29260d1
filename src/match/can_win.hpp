// Can this side still win? The one place that answers it for flags (KNSB 5.4) and dead games (KNSB 5.3).
#pragma once

#include "match/match.hpp"

#include <cstdint>

namespace doorgeef::match {

enum class CanWin : std::uint8_t { yes, no, unknown };

// Ruling R9: is there any series of legal moves, on both boards while both run, that ends with the opponent
// of this colour mated? "no" is never wrong. Today it knows bare kings to whom nothing can come; all else is
// unknown.
CanWin can_win(const Match& match, BoardId board, Color color);

// Neither side can win. Unknown counts as yes where nobody but the system decides (R9).
inline bool is_dead(const Match& match, BoardId board) {
    return can_win(match, board, Color::white) == CanWin::no &&
           can_win(match, board, Color::black) == CanWin::no;
}

}  // namespace doorgeef::match
