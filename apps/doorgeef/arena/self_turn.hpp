// One move of our own engine. What comes from the other board while it thinks it sees at once, as people at a
// table do: then it thinks anew in what is left of its time.
#pragma once

#include "doorgeef/arena/player.hpp"
#include "doorgeef/engines/budget.hpp"
#include "engine/levels.hpp"

namespace doorgeef::app {

class SelfTurn {
public:
    struct Thinker {
        engine::Engine& engine;
        const engine::Level& level;
        std::uint64_t seed;
    };

    SelfTurn(const Thinker& thinker, engine::Situation situation, const Pace& pace, const Budget& budget,
             const Occasion& occasion);

    // Nothing if no move is wanted any more.
    std::optional<engine::Thought> think();

private:
    bool interrupted();
    engine::Thought think_once();
    engine::Score glance_at(rules::Move move);

    Thinker thinker_;
    engine::Situation situation_;               // that is thought about
    std::optional<engine::Situation> newer_{};  // that has taken its place meanwhile
    const Occasion& occasion_;
    engine::Limits limits_;
    bool unwanted_ = false;
};

}  // namespace doorgeef::app
