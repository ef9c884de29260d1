// When a board is given up for the other, where both games count.
#pragma once

#include "engine/passing.hpp"
#include "engine/search.hpp"

#include <optional>

namespace doorgeef::engine {

// What to play instead of the move found: a capture that decides the other game, if the sum of both is better
// with it even though this game may be lost by it; or, where this game is lost anyway, what still passes most
// until it ends. Nothing if the move found should stand. Requires: both games count, and the other is not
// over.
std::optional<Thought> move_giving_up(Memory& memory, const Field& field, const Limits& limits,
                                      const Thought& found, const Probe& other, std::uint64_t nodes);

}  // namespace doorgeef::engine
