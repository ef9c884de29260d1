#include "engine/passing.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using rules::Color;
using rules::Position;
using rules::Role;

// A piece that decides the other game is worth this much more here: about a queen, not a king.
constexpr Score kDecides = 600;
// What the teammate said he needs, or fears, counts for this much more.
constexpr Score kAskedFor = 120;
constexpr Score kFeared = 250;

Score search_score(Memory& memory, const Situation& situation, const Position& position,
                   const Position* other, const Worth& worth, std::uint64_t nodes, std::uint64_t& spent) {
    const bool last_game = !situation.ruleset.passes_pieces();
    if (!rules::has_legal_move(position, situation.ruleset, other)) return position.in_check() ? -kStuck : 0;
    Limits limits;
    limits.nodes = nodes;
    const Field field{situation.ruleset, position, other, {}, last_game, worth};
    const Thought thought = Search{memory, field, limits}.run({});
    spent += thought.nodes;
    return thought.score;
}

// Only what is proved counts: shallow scores differ by more than most pieces are worth.
Effect effect(Score without, Score with) {
    if (with >= kStuck - kMostPlies && without < kStuck - kMostPlies) return Effect::mates;
    if (without <= -kStuck + kMostPlies && with > -kStuck + kMostPlies) return Effect::saves;
    return Effect::none;
}

}  // namespace

Worth usual_worth(const Situation& situation) {
    const Weights& weights = weights_for(situation.ruleset);
    Worth worth{&weights};
    if (situation.ruleset.passes_pieces() && !situation.other().over)
        for (const Color color : rules::kColors) worth.passed[color] = weights.passed;
    return worth;
}

Probe probe(Memory& memory, const Situation& situation, match::BoardId board, std::uint64_t nodes_each) {
    Probe probe;
    const Position& position = situation.boards[board].position;
    const Position& other = situation.boards[!board].position;
    const Worth worth = usual_worth(situation);
    const auto score = [&](const Position& changed) {
        return search_score(memory, situation, changed, &other, worth, nodes_each, probe.nodes);
    };
    memory.table.next_search();
    const Color turn = position.turn();
    probe.standing[turn] = score(position);
    probe.standing[!turn] = -probe.standing[turn];
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles) {
            if (position.reserve(color).full(role)) continue;
            Position helped = position;
            helped.add_to_reserve(color, role);
            const Score with = color == turn ? score(helped) : -score(helped);
            probe.effects[color][role] = effect(probe.standing[color], with);
        }
    return probe;
}

Worth worth_in(const Situation& situation, const Probe& other) {
    Worth worth = usual_worth(situation);
    if (situation.other().over) return worth;
    const Color us = situation.color();
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles)
            if (other.effects[color][role] != Effect::none) worth.passed[color][role] += kDecides;
    for (const Role role : rules::kDroppableRoles) {
        if (situation.heard.needs[role]) worth.passed[!us][role] += kAskedFor;
        if (situation.heard.dangers[role]) worth.passed[us][role] += kFeared;
    }
    return worth;
}

}  // namespace doorgeef::engine
