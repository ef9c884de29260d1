#include "engine/passing.hpp"

#include "rules/legal_moves.hpp"

#include <utility>

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

Thought short_thought(Memory& memory, const Situation& situation, const Position& position,
                      const Position* other, const Worth& worth, std::uint64_t nodes) {
    if (!rules::has_legal_move(position, situation.ruleset, other)) {
        Thought stuck;
        if (position.in_check()) stuck.score = -kStuck;
        return stuck;
    }
    const bool last_game = !situation.ruleset.passes_pieces();
    Limits limits;
    limits.nodes = nodes;
    const Field field{situation.ruleset, position, other, {}, last_game, worth};
    return Search{memory, field, limits}.run({});
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
    const auto ask = [&](const Position& changed) {
        Thought thought = short_thought(memory, situation, changed, &other, worth, nodes_each);
        probe.nodes += thought.nodes;
        return thought;
    };
    memory.table.next_search();
    const Color turn = position.turn();
    Thought as_it_is = ask(position);
    probe.line = std::move(as_it_is.line);
    probe.standing[turn] = as_it_is.score;
    probe.standing[!turn] = -probe.standing[turn];
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles) {
            if (position.reserve(color).full(role)) continue;
            Position helped = position;
            helped.add_to_reserve(color, role);
            const Score score = ask(helped).score;
            const Score with = color == turn ? score : -score;
            probe.standing_with[color][role] = with;
            probe.effects[color][role] = effect(probe.standing[color], with);
        }
    return probe;
}

Worth worth_in(const Situation& situation, const Probe& other) {
    Worth worth = usual_worth(situation);
    if (!situation.ruleset.passes_pieces() || situation.other().over) return worth;
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

Position when_answered(const Situation& situation, const Probe& other) {
    Position position = situation.own().position;
    const Position& there = situation.other().position;
    const Color opponent = !situation.color();
    if (other.line.empty() || there.turn() == opponent || other.line.front().is_drop()) return position;
    const auto captured = there.piece_at(rules::captured_on(other.line.front()));
    if (!captured || captured->color != opponent) return position;
    const Role role = captured->promoted ? Role::pawn : captured->role;
    if (!position.reserve(opponent).full(role)) position.add_to_reserve(opponent, role);
    return position;
}

}  // namespace doorgeef::engine
