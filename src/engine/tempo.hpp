// When to hurry: the clocks of both boards, and a teammate who waits.
#pragma once

#include "engine/situation.hpp"

namespace doorgeef::engine {

// So much of the time that he would usually take a player takes for this move, in thousandths: all of it, or
// less where time works against his team, but never less than a quarter.
//
// Whoever of him and his teammate's opponent has more time can afford to wait until the other must move, so
// he goes as much faster as he is behind. While his teammate is on move and waits for a piece, the teammate's
// clock runs too: then he takes half.
int tempo_permille(const Situation& situation);

}  // namespace doorgeef::engine
