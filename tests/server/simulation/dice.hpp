// Chance with a seed: the same seed, the same simulation.
#pragma once

#include "server/chance.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorgeef::server::simulation {

// SplitMix64.
class Dice final : public Chance {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    std::uint64_t number() override {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    SessionToken session_token() override {
        const std::string text = std::to_string(number());
        return {text, "hash" + text};
    }

    // One of first … last.
    std::int64_t between(std::int64_t first, std::int64_t last) {
        return first + static_cast<std::int64_t>(number() % static_cast<std::uint64_t>(last - first + 1));
    }
    bool happens(double probability) { return static_cast<double>(number() >> 11) * 0x1p-53 < probability; }
    template <class T>
    const T& one_of(const std::vector<T>& values) {
        return values[number() % values.size()];
    }

private:
    std::uint64_t state_;
};

}  // namespace doorgeef::server::simulation
