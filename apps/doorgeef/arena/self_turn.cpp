#include "doorgeef/arena/self_turn.hpp"

#include "doorgeef/arena/second_thought.hpp"

#include <utility>

namespace doorgeef::app {

namespace {

using std::chrono::steady_clock;

// Enough to see that a move loses at once.
constexpr std::uint64_t kNodesOfGlance = 2000;

}  // namespace

SelfTurn::SelfTurn(const Thinker& thinker, engine::Situation situation, const Pace& pace,
                   const Budget& budget, const Occasion& occasion)
    : thinker_(thinker), situation_(std::move(situation)), occasion_(occasion) {
    const Instant hard = occasion.began + budget.at_most;
    const Instant soft = occasion.began + budget.at_best;
    limits_.nodes = pace.nodes;
    limits_.stop = [this, hard] { return interrupted() || steady_clock::now() >= hard; };
    limits_.enough = [soft] { return steady_clock::now() >= soft; };
    limits_.in_play = true;
}

bool SelfTurn::interrupted() {
    if (unwanted_ || newer_ || !occasion_.bell.silence()) return unwanted_ || newer_;
    unwanted_ = !occasion_.still_wanted();
    if (unwanted_) return true;
    const View now = occasion_.look_again();
    auto situation = engine::Situation::of(now.match, situation_.seat, now.now);
    if (situation.own().position.key() != situation_.own().position.key()) newer_ = std::move(situation);
    return newer_.has_value();
}

engine::Thought SelfTurn::think_once() {
    if (newer_) situation_ = *std::exchange(newer_, std::nullopt);
    return engine::think_as(thinker_.level, thinker_.engine, situation_, limits_, thinker_.seed);
}

engine::Score SelfTurn::glance_at(rules::Move move) {
    engine::Limits limits;
    limits.nodes = kNodesOfGlance;
    limits.among = {move};
    return engine::think_as(thinker_.level, thinker_.engine, situation_, limits, thinker_.seed).score;
}

std::optional<engine::Thought> SelfTurn::think() {
    engine::Thought longest;  // of what was thought in vain
    engine::Thought thought = think_once();
    while (newer_ && !unwanted_) {
        if (thought.nodes >= longest.nodes) longest = std::move(thought);
        thought = think_once();
    }
    if (unwanted_) return std::nullopt;
    const auto glance = [this](rules::Move move) { return glance_at(move); };
    if (outweighs(longest, thought, situation_, glance)) thought.move = longest.move;
    return thought;
}

}  // namespace doorgeef::app
