#include "engine/engine.hpp"

#include "engine/search.hpp"
#include "rules/legal_moves.hpp"

namespace doorgeef::engine {

class Engine::Mind {
public:
    explicit Mind(std::size_t hash_mib) : memory_(hash_mib) {}

    Thought think(const Situation& situation, const Limits& limits, const Listener& listener);
    void forget() { memory_.clear(); }

private:
    Memory memory_;
};

namespace {

Worth worth_in(const Situation& situation) {
    const Weights& weights = weights_for(situation.ruleset);
    Worth worth{&weights};
    if (situation.ruleset.passes_pieces() && !situation.other().over)
        for (const rules::Color color : rules::kColors) worth.passed[color] = weights.passed;
    return worth;
}

}  // namespace

Thought Engine::Mind::think(const Situation& situation, const Limits& limits, const Listener& listener) {
    const BoardView& own = situation.own();
    const rules::Position* other = situation.ruleset.boards == 2 ? &situation.other().position : nullptr;
    if (!rules::has_legal_move(own.position, situation.ruleset, other)) return {};
    const bool last_game = !situation.ruleset.passes_pieces() || situation.other().over;
    const Field field{situation.ruleset, own.position, other, own.keys, last_game, worth_in(situation)};
    memory_.table.next_search();
    return Search{memory_, field, limits}.run(listener);
}

Engine::Engine(std::size_t hash_mib) : mind_(std::make_unique<Mind>(hash_mib)) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

Thought Engine::think(const Situation& situation, const Limits& limits, const Listener& listener) {
    return mind_->think(situation, limits, listener);
}

void Engine::forget() {
    mind_->forget();
}

}  // namespace doorgeef::engine
