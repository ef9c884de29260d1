// What a command does to a match: events, or a refusal.
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"
#include "rules/result.hpp"

#include <optional>

namespace doorgeef::match {

// Flags that are due by `now` fall before the command is judged, and their events come first. A refused
// command changes nothing, so that a caller who wants those flags on record regardless sends a Tick.
//
// Requires: now is not before the latest event.
rules::Result<Events, Refusal> decide(const Match& match, const Command& command, Time now);

// Decides and applies in one, which saves the copy on which decide() tries its events: for those who need no
// look before the leap. The events are added to the log; a refusal changes neither match nor log.
std::optional<Refusal> advance(Match& match, const Command& command, Time now, Events& log);

// Why this player could not make that move now; nothing if he could. Looks at turn and move, not at pauses.
std::optional<Refusal> why_not_playable(const Match& match, Seat seat, const rules::Coordinates& move);

}  // namespace doorgeef::match
