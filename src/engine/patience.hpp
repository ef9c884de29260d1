// When it is better to make no move: the clocks of both boards decide who can afford to wait.
#pragma once

#include "engine/engine.hpp"
#include "engine/passing.hpp"

namespace doorgeef::engine {

// Whether the player had better wait than make the move found. He waits when he is lost as things stand, the
// teammate's opponent will run out of time before him, and a piece from the teammate or his win can still
// change things; or when the teammate asked him to and he can afford it.
bool better_to_wait(const Situation& situation, const Thought& found, const Probe& other);

// Whether the teammate had better wait with his move: what he would do now loses the match here.
bool teammate_should_wait(const Situation& situation, const Thought& found);

}  // namespace doorgeef::engine
