// Can men with this reach ever stand so that a king is mated?
#pragma once

#include "winnable/reach.hpp"

#include <span>

namespace doorgeef::winnable {

// False only if no series of legal moves can ever mate the winner's opponent.
bool mate_is_thinkable(const Reach& reach, Color winner);

// The same with the loser's king on this square, men that stand anywhere in their reach, and lines that are
// closed by what is fixed.
bool mate_is_thinkable(std::span<const Man> men, Bitboard fixed, Color winner, rules::Square king);

}  // namespace doorgeef::winnable
