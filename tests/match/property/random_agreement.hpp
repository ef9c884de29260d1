// Matches of every kind: all rulesets, also with one option changed, all switches of conduct, clocks of all
// lengths, and starting positions from which every ending is near.
#pragma once

#include "dice.hpp"
#include "match/match.hpp"

namespace doorgeef::match {

using rules::Dice;

// Requires: a sound ruleset. About every third one has one option changed, and is sound as well.
Agreement random_agreement(Dice& dice, const rules::Ruleset& ruleset);

// As FEN, playable under the ruleset: the usual starting position, a random one, or one with an ending near.
std::string random_fen(Dice& dice, const rules::Ruleset& ruleset);

}  // namespace doorgeef::match
