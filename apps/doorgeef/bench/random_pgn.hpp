// Ordinary chess games of random moves, as PGN: material on which readers of PGN can be compared.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace doorgeef::app {

class RandomPgn {
public:
    explicit RandomPgn(std::uint64_t seed) : random_(seed) {}

    // The next game, of at most 80 moves by each side. The same seed gives the same games.
    std::string next();

private:
    std::mt19937_64 random_;
    int games_ = 0;
};

}  // namespace doorgeef::app
