// Small positions to try the reasoning and the search on: pawns that stand against each other, kings, and a
// few men more. Few enough positions can be reached from them to see all. The same seed gives the same ones.
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <random>

namespace doorgeef::winnable {

struct Recipe {
    int wall_percent = 85;  // files with pawns against each other
    int loose_pawns = 0;    // at most, anywhere
    int men = 2;            // at most, on the board
    int reserve = 0;        // at most, for each colour
};

class RandomPositions {
public:
    explicit RandomPositions(std::uint64_t seed) : random_(seed) {}

    rules::Position next(const Recipe& recipe, const rules::Ruleset& ruleset);
    // From 0 to `count` - 1.
    int pick(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

private:
    rules::Setup draw(const Recipe& recipe);
    int next_height(int before);
    void add_walls(rules::Setup& setup, int percent);
    void put(rules::Setup& setup, rules::Color color, rules::Role role);
    rules::Color color() { return pick(2) == 0 ? rules::Color::white : rules::Color::black; }

    std::mt19937_64 random_;
};

}  // namespace doorgeef::winnable
