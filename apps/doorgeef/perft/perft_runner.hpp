// Perft with several threads. The rules library knows no threads; this deals out its work.
#pragma once

#include "rules/move.hpp"
#include "rules/perft.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

#include <cstdint>
#include <vector>

namespace doorgeef::app {

struct PerftJob {
    rules::Ruleset ruleset{};
    rules::Position position{};
    rules::Position other{};  // where a promotion by taking takes from
    int depth = 0;
    rules::PerftLeaves leaves = rules::PerftLeaves::counted;
    unsigned threads = 1;
};

struct RootCount {
    rules::Move move;
    std::uint64_t nodes = 0;
};

// Blocks until all is counted. The outcome does not depend on the number of threads.
std::uint64_t run_perft(const PerftJob& job);

// The same for each first move. Requires: depth is at least 1.
std::vector<RootCount> run_divided_perft(const PerftJob& job);

}  // namespace doorgeef::app
