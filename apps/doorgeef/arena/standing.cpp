#include "doorgeef/arena/standing.hpp"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace doorgeef::app {

using match::Team;

void Standing::add(std::optional<Team> winner) {
    if (winner)
        ++wins_[*winner];
    else
        ++draws_;
}

double Standing::score() const {
    return (wins_[Team::a] + 0.5 * draws_) / matches();
}

// By the spread of the results themselves. Where all are equal that says nothing, so that the interval of
// Wilson is used instead of none at all.
double Standing::margin() const {
    constexpr double z = 1.96;
    const double n = matches();
    const double mean = score();
    const double spread = (wins_[Team::a] * std::pow(1 - mean, 2) + draws_ * std::pow(0.5 - mean, 2) +
                           wins_[Team::b] * std::pow(mean, 2)) /
                          n;
    return spread > 0 ? z * std::sqrt(spread / n) : z * z / (n + z * z);
}

std::string Standing::line() const {
    std::ostringstream text;
    text << "a wins " << wins_[Team::a] << ", draws " << draws_ << ", b wins " << wins_[Team::b];
    if (matches() > 0)
        text << std::fixed << std::setprecision(1) << ", score " << 100 * score() << " % \u00B1 "
             << 100 * margin();
    return text.str();
}

std::optional<Team> winner(const match::Score& score) {
    const int a = score.half_points[Team::a];
    const int b = score.half_points[Team::b];
    if (a == b) return std::nullopt;
    return a > b ? Team::a : Team::b;
}

}  // namespace doorgeef::app
