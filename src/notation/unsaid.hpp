// What a move in BPGN says without words. The writer leaves it out where the log agrees, the reader puts it
// back; so this must never change.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::notation {

// When the player to move completed his move, if his clock then shows this: clocks tell the time to the
// millisecond, unless they stand still. Otherwise it was at once.
match::Time unsaid_moment(const match::Match& before, match::BoardId board, match::Time latest,
                          std::optional<std::int64_t> clock_ms);

// What the clock of the player to move shows once his move is completed at this moment; nothing without
// clocks.
std::optional<std::int64_t> clock_after(const match::Match& before, match::BoardId board, match::Time at);

// What is passed by itself once the move is complete.
match::Events unsaid_passes(const match::Match& after, match::Time at);

}  // namespace doorgeef::notation
