#include "engine/manners.hpp"

namespace doorgeef::engine {

namespace {

constexpr int kSoon = 3;
constexpr Score kSlightlyWorse = -40;

}  // namespace

bool resigns(const Situation& situation, const Thought& thought) {
    const bool alone = !situation.ruleset.passes_pieces() || situation.other().over;
    return alone && thought.score <= -kMateFound && -mate_distance(thought.score) <= kSoon;
}

bool accepts_draw(const Situation& situation, const Thought& thought) {
    const bool both_count =
        situation.ruleset.draw_agreement == rules::DrawAgreement::four && !situation.other().over;
    const Score score = both_count ? thought.score + thought.other_score : thought.score;
    return score <= kSlightlyWorse;
}

}  // namespace doorgeef::engine
