// Repeatable chance: the same seed gives the same throws everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace doorgeef::rules {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}

    // From 0 to limit - 1. Not one of std's distributions, which differ between libraries.
    int below(int limit) { return static_cast<int>(random_() % static_cast<std::uint64_t>(limit)); }
    bool one_in(int n) { return below(n) == 0; }

    // Requires: not empty.
    template <class Range>
    auto pick(const Range& range) {
        return range[static_cast<std::size_t>(below(static_cast<int>(std::size(range))))];
    }

private:
    std::mt19937_64 random_;
};

}  // namespace doorgeef::rules
