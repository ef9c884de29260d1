// Boards that nobody would play but that are rich in what goes wrong: pins, checks, en passant on open lines,
// castling rights, pawns about to promote, marks, reserves of every mix.
#pragma once

#include "dice.hpp"
#include "rules/setup.hpp"

namespace doorgeef::rules {

// Nothing is wrong with it except, perhaps, that the side not to move is in check.
Setup random_setup(Dice& dice, const Ruleset& ruleset);

// Some mix of chessmen in both reserves; often none.
ByColor<Reserve> random_reserves(Dice& dice);

}  // namespace doorgeef::rules
