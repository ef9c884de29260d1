#include "engine/engine.hpp"

#include "engine/giving_up.hpp"
#include "engine/passing.hpp"
#include "engine/patience.hpp"
#include "engine/search.hpp"
#include "engine/stakes.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

class Engine::Mind {
public:
    explicit Mind(std::size_t hash_mib) : memory_(hash_mib), other_memory_(1) {}

    Thought think(const Situation& situation, const Limits& limits, const Listener& listener);
    void forget() {
        memory_.clear();
        other_memory_.clear();
    }

private:
    Memory memory_;
    Memory other_memory_;  // of short searches
};

namespace {

// A question to the other board gets this share of a node budget, within bounds.
constexpr std::uint64_t kShareOfQuestion = 150;
constexpr std::uint64_t kLeastNodes = 60;
constexpr std::uint64_t kUsualNodes = 400;
constexpr std::uint64_t kMostNodes = 3000;
// What to play if a board is given up gets so many times that.
constexpr std::uint64_t kQuestionsForGivingUp = 10;

std::uint64_t nodes_for_question(const Limits& limits) {
    if (!limits.nodes) return kUsualNodes;
    return std::clamp(*limits.nodes / kShareOfQuestion, kLeastNodes, kMostNodes);
}

void advise(Thought& thought, const Situation& situation, const Probe& own) {
    const rules::Color us = situation.color();
    // The cheapest first: it is the easiest to get.
    for (const rules::Role role : {rules::Role::pawn, rules::Role::knight, rules::Role::bishop,
                                   rules::Role::rook, rules::Role::queen}) {
        if (own.effects[us][role] != Effect::none) thought.needs.push_back(role);
        if (own.effects[!us][role] == Effect::mates) thought.dangers.push_back(role);
    }
    thought.teammate_should_wait = teammate_should_wait(situation, thought);
}

}  // namespace

Thought Engine::Mind::think(const Situation& situation, const Limits& limits, const Listener& listener) {
    const BoardView& own = situation.own();
    const rules::Position* other = situation.ruleset.boards == 2 ? &situation.other().position : nullptr;
    if (!rules::has_legal_move(own.position, situation.ruleset, other)) return {};
    const bool last_game = !situation.ruleset.passes_pieces() || situation.other().over;
    const std::uint64_t nodes_each = nodes_for_question(limits);
    const bool looks_across = !last_game && situation.sees_both;
    const bool weighs_both = looks_across && both_games_count(situation.ruleset);
    Probe asked;
    if (looks_across) asked = probe(other_memory_, situation, !situation.seat.board(), nodes_each);
    const Worth worth = worth_in(situation, asked);
    const rules::Position position = limits.in_play ? when_answered(situation, asked) : own.position;
    const Field field{situation.ruleset, position, other, own.keys, last_game, worth};
    memory_.table.next_search();
    Thought thought = Search{memory_, field, limits}.run(listener);
    if (weighs_both)
        if (auto better =
                move_giving_up(memory_, field, limits, thought, asked, kQuestionsForGivingUp * nodes_each)) {
            better->nodes += thought.nodes;
            thought = *std::move(better);
            if (listener) listener(thought);
        }
    thought.nodes += asked.nodes;
    thought.other_score = asked.standing[!situation.color()];
    Probe here;
    if (!last_game && (limits.advise || (weighs_both && hopes_for_help(situation, thought))))
        here = probe(other_memory_, situation, situation.seat.board(), nodes_each);
    thought.wait = better_to_wait(situation, thought, asked, here);
    if (limits.advise && !last_game) advise(thought, situation, here);
    return thought;
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
