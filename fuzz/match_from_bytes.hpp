// Turns any bytes into a match that was agreed and into commands for it, so that a small change of the bytes
// is a small change of the match.
#pragma once

#include "boards_from_bytes.hpp"
#include "match/command.hpp"
#include "match/match.hpp"

namespace doorgeef::fuzz {

// Any sound ruleset, any conduct, any clock, and positions that can be played.
match::Agreement next_agreement(Bytes& bytes);

// Not before `now`, and often at the very millisecond of a flag.
match::Time next_time(Bytes& bytes, const match::Match& match, match::Time now);

// Anything that anybody could ask for.
match::Command next_command(Bytes& bytes, const match::Match& match);

}  // namespace doorgeef::fuzz
