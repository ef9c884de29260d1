#include "server/ratings/glicko2.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace doorgeef::server::glicko2 {

namespace {

constexpr double kScale = 173.7178;
constexpr double kMiddle = 1500;

double squared(double x) {
    return x * x;
}

// Games against the uncertain count for less.
double weight(double phi) {
    return 1 / std::sqrt(1 + 3 * squared(phi / std::numbers::pi));
}

// Some 1400 points: a larger difference counts as this one, or a result would say infinitely little.
constexpr double kLargestDifference = 8;

double expected(double mu, double opponent_mu, double opponent_phi) {
    const double difference =
        std::clamp(weight(opponent_phi) * (mu - opponent_mu), -kLargestDifference, kLargestDifference);
    return 1 / (1 + std::exp(-difference));
}

// What the games say: how much they are worth, and where they point.
struct Evidence {
    double variance = 0;
    double improvement = 0;
};

Evidence evidence(double mu, std::span<const Game> games) {
    double information = 0;
    double sum = 0;
    for (const Game& game : games) {
        const double phi = game.deviation / kScale;
        const double g = weight(phi);
        const double e = expected(mu, (game.rating - kMiddle) / kScale, phi);
        information += squared(g) * e * (1 - e);
        sum += g * (game.score - e);
    }
    return {1 / information, sum / information};
}

// Step 5: the root of f by the Illinois algorithm, which always ends.
double new_volatility(double sigma, double phi, const Evidence& seen) {
    const double a = std::log(squared(sigma));
    const double delta2 = squared(seen.improvement);
    const double spread = squared(phi) + seen.variance;
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (delta2 - spread - e) / (2 * squared(spread + e)) - (x - a) / squared(kSystemConstant);
    };
    double low = a;
    double high = 0;
    if (delta2 > spread) {
        high = std::log(delta2 - spread);
    } else {
        int k = 1;
        while (f(a - k * kSystemConstant) < 0) ++k;
        high = a - k * kSystemConstant;
    }
    double f_low = f(low);
    double f_high = f(high);
    constexpr double precise_enough = 0.000001;
    constexpr int enough_steps = 100;
    for (int i = 0; i < enough_steps && std::abs(high - low) > precise_enough; ++i) {
        const double next = low + (low - high) * f_low / (f_high - f_low);
        const double f_next = f(next);
        if (f_next * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = next;
        f_high = f_next;
    }
    return std::exp(low / 2);
}

}  // namespace

Rating rated(const Rating& before, std::span<const Game> games, double periods) {
    const double mu = (before.rating - kMiddle) / kScale;
    const double phi = before.deviation / kScale;
    const Evidence seen = evidence(mu, games);
    const double sigma = new_volatility(before.volatility, phi, seen);
    const double phi_before =
        std::min(std::sqrt(squared(phi) + periods * squared(sigma)), kLargestDeviation / kScale);
    const double phi_after = 1 / std::sqrt(1 / squared(phi_before) + 1 / seen.variance);
    const double mu_after = mu + squared(phi_after) * seen.improvement / seen.variance;
    return {mu_after * kScale + kMiddle, phi_after * kScale, sigma};
}

double deviation_after(const Rating& rating, double periods) {
    const double grown = squared(rating.deviation) + periods * squared(rating.volatility * kScale);
    return std::min(std::sqrt(grown), kLargestDeviation);
}

double expected_score(double rating, double opponent, double opponent_deviation) {
    return expected(rating / kScale, opponent / kScale, opponent_deviation / kScale);
}

}  // namespace doorgeef::server::glicko2
