// When it is better to make no move: the clocks of both boards decide who can afford to wait.
#pragma once

#include "engine/engine.hpp"
#include "engine/passing.hpp"

namespace doorgeef::engine {

// Whether it matters which pieces would save the player: he is lost, both games count and he has the time.
bool hopes_for_help(const Situation& situation, const Thought& found);

// Whether the player had better wait than make the move found. He waits when the teammate asked him to and
// the teammate's opponent will run out of time before him. Lost as things stand, he also waits
// - where the first game decides: in the same case, if the teammate stands better and so may win before;
// - where both count: as long as a piece that saves him can come. `own` says which; it must have been asked
// if
//   he hopes for help.
bool better_to_wait(const Situation& situation, const Thought& found, const Probe& other, const Probe& own);

// Whether the teammate had better wait with his move: what he would do now loses the match here.
bool teammate_should_wait(const Situation& situation, const Thought& found);

}  // namespace doorgeef::engine
