// How the engine searches: a fixed number of nodes on fixed positions under every ruleset.
#pragma once

#include <cstdint>
#include <vector>

namespace doorgeef::app {

struct EngineFigures {
    std::uint64_t nodes = 0;
    // A number over everything the searches found. It changes with any change in search, evaluation or move
    // generation, and with nothing else: not with the machine, not with the build.
    std::uint64_t signature = 0;
    double cpu_seconds = 0;
};

EngineFigures measure_engine(int depth);

}  // namespace doorgeef::app
