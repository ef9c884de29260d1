// By which rules, and in which letters, a record wants to be read.
#pragma once

#include "notation/game_record.hpp"
#include "notation/san.hpp"
#include "rules/ruleset.hpp"

#include <optional>

namespace doorgeef::notation {

// What its Ruleset or Variant tag says; without one, fics where it tells of two boards and ordinary chess
// where it tells of one. Nothing if a tag names what we do not play.
std::optional<rules::Ruleset> ruleset_of(const GameRecord& game);

// Dutch if a piece of the Dutch alphabet moves (D, T, L, or P to a square), and none of the English one.
Letters letters_of(const GameRecord& game);

}  // namespace doorgeef::notation
