// Where a record begins.
#pragma once

#include "match/seat.hpp"
#include "notation/replay.hpp"
#include "rules/position.hpp"

#include <optional>

namespace doorgeef::notation {

// Sets up what the FEN tag says, one board or two; without such a tag nothing is changed. What is wrong with
// it, if it cannot be set up.
std::optional<ReplayCause> set_positions(const GameRecord& game, const rules::Ruleset& ruleset,
                                         match::ByBoard<rules::Position>& positions);

}  // namespace doorgeef::notation
