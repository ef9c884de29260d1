#include "doorgeef/arena/second_thought.hpp"

#include "rules/legal_moves.hpp"

namespace doorgeef::app {

namespace {

// Who had but this part of the nodes of the thought before has only glanced at what is new.
constexpr std::uint64_t kGlance = 16;

bool is_decided(engine::Score score) {
    return engine::is_mate(score) || engine::is_stuck(score);
}

}  // namespace

bool outweighs(const engine::Thought& before, const engine::Thought& glance, const engine::Situation& now,
               const AtAGlance& worth) {
    if (!before.move || !glance.move || glance.nodes * kGlance > before.nodes) return false;
    if (glance.move == before.move || is_decided(glance.score)) return false;
    const rules::Position* other = now.ruleset.boards == 2 ? &now.other().position : nullptr;
    if (!rules::is_legal(now.own().position, *before.move, now.ruleset, other)) return false;
    return !is_decided(worth(*before.move));
}

}  // namespace doorgeef::app
