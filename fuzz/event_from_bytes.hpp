// Turns any bytes into events, possible or not.
#pragma once

#include "boards_from_bytes.hpp"
#include "match/event.hpp"
#include "match/match.hpp"

namespace doorgeef::fuzz {

// Anything that a log could say has happened next; often enough something that can have.
match::Event next_event(Bytes& bytes, const match::Match& match, match::Time latest);

}  // namespace doorgeef::fuzz
