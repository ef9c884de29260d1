// Glicko-2, as Glickman describes it ("Example of the Glicko-2 system", 2022), with one addition: a rating
// period may be of any length, so that a match can be rated when it ends (docs/ratings.md).
#pragma once

#include <span>

namespace doorgeef::server::glicko2 {

struct Rating {
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;

    friend bool operator==(const Rating&, const Rating&) = default;
};

// How far volatilities may move in one go.
inline constexpr double kSystemConstant = 0.5;
inline constexpr double kLargestDeviation = 350;

struct Game {
    double rating = 0;  // of the opponent
    double deviation = 0;
    double score = 0;  // 0 to 1
};

// After these games, when so many periods have passed since the last rating. Requires: a deviation and
// volatility above zero, at least one game.
Rating rated(const Rating& before, std::span<const Game> games, double periods);

// The deviation when nothing has been played for so many periods.
double deviation_after(const Rating& rating, double periods);

// What the one with the first rating can expect of a game: 0 to 1.
double expected_score(double rating, double opponent, double opponent_deviation);

}  // namespace doorgeef::server::glicko2
