// Running scenarios through the real match: feed commands with their times, compare.
#pragma once

#include "match/event.hpp"
#include "scenario/script.hpp"

#include <optional>
#include <string>

namespace doorgeef::scenario {

struct Failure {
    int line = 0;
    std::string why;
};

// Nothing if every step and expectation holds, and the log replays to the same match.
std::optional<Failure> run(const Script& script);

}  // namespace doorgeef::scenario
