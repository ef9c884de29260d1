// A number over everything that searches of fixed positions under every ruleset find. It changes with any
// change in search, evaluation or move generation and with nothing else: not with the machine, not with the
// build.
#pragma once

#include <cstdint>

namespace doorgeef::engine {

struct Signature {
    std::uint64_t nodes = 0;
    std::uint64_t mix = 0;  // of nodes, scores and lines

    friend bool operator==(const Signature&, const Signature&) = default;
};

// Of searches to a depth, one board at a time. Requires: a depth of at least 1.
Signature signature(int depth);

// Of searches within a budget of nodes, as they are made in play: by every level, with both boards, with what
// is about to be captured on the other one, and with advice for the teammate.
Signature signature_in_play(std::uint64_t nodes);

}  // namespace doorgeef::engine
