// How fast the store is: matches that each wait until their move is on disk before they make the next one.
#pragma once

#include "store/store.hpp"

#include <cstdint>
#include <filesystem>

namespace doorgeef::app {

struct StoreFigures {
    double seconds = 0;
    double cpu_seconds = 0;
    std::uint64_t commits = 0;
    double p50_ms = 0;  // from handing in a batch to its answer
    double p99_ms = 0;
    std::uintmax_t file_bytes = 0;
};

// All matches together write so many batches, each an event and an answer, into a new file. Requires: both
// numbers are positive.
store::Read<StoreFigures> measure_store(const std::filesystem::path& file, int matches, int batches);

}  // namespace doorgeef::app
