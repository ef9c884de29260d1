#include "engine/history.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorgeef::engine {

namespace {

constexpr int kMostLearned = 16'384;

}  // namespace

History::History() : answers_(2 * kGestures + 1) {}

// The more a move has already, the less it gains: values stay within kMostLearned by themselves.
void History::learn(std::int16_t& value, int bonus) {
    bonus = std::clamp(bonus, -kMostLearned / 8, kMostLearned / 8);
    value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kMostLearned);
}

void History::clear() {
    quiet_ = {};
    capture_ = {};
    std::ranges::fill(answers_, Answers{});
}

}  // namespace doorgeef::engine
