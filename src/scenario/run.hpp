// Running scenarios through the real match: feed commands with their times, compare.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "scenario/script.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::scenario {

struct Failure {
    int line = 0;
    std::string why;
};

// Nothing if every step and expectation holds, and the log replays to the same match.
std::optional<Failure> run(const Script& script);

// What became of one line.
struct Traced {
    std::size_t line = 0;    // among the script's lines
    std::size_t events = 0;  // in the log, after it
    Time now = 0;
    std::optional<match::Refusal> refusal{};  // of a step, expected or not
    std::string failure{};                    // why it does not hold; empty if it does
};

struct Trace {
    match::Match match;  // at the end
    match::Events log{};
    std::vector<Traced> steps{};
};

// Line by line, up to the first that does not hold.
Trace trace(const Script& script);

}  // namespace doorgeef::scenario
