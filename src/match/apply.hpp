// The only way in which a match changes.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

namespace doorgeef::match {

// Requires: decide() gave this event for a match in this state. It cannot fail.
void apply(Match& match, const Event& event);

// The match that a log tells of.
Match replay(const Agreement& agreement, const Events& log);

}  // namespace doorgeef::match
