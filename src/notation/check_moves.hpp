// Checks the moves of a record and nothing else: no match, no endings, no log. Several times as fast as a
// replay, for those who go through millions of games.
#pragma once

#include "notation/replay.hpp"

#include <cstddef>
#include <optional>

namespace doorgeef::notation {

struct CheckedMoves {
    std::size_t plies = 0;
    std::optional<ReplayFailure> failure{};
};

// Whether each move is legal where it stands, with what is captured passed on at once. Stops at the first
// that is not.
CheckedMoves check_moves(const GameRecord& game, const rules::Ruleset& ruleset);

}  // namespace doorgeef::notation
