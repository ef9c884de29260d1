// Locked positions in which only the kings could change something. Where the pawns stand fast and nothing but
// a king can capture what holds them, the two kings' walks are few enough to follow all of them; the other
// pieces may stand anywhere they can get to. This sees what a bound on each man alone does not: that a king
// cannot get somewhere in time, because his opponent would be stalemated first.
#pragma once

#include "rules/position.hpp"
#include "winnable/steps.hpp"

namespace doorgeef::winnable {

// True only if no series of legal moves can ever mate the winner's opponent. Requires: no reserves, and
// nothing comes from elsewhere.
bool kings_walk_in_vain(const rules::Position& position, Color winner);

}  // namespace doorgeef::winnable
