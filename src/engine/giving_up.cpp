#include "engine/giving_up.hpp"

#include "engine/stakes.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::engine {

namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;

// What the sum must gain before a game is given up: the other one goes on while one thinks about it.
constexpr int kLeastGain = 250;
// Mate in so many moves cannot be helped any more.
constexpr int kBeyondHelp = 2;
// What a lost game is worth in itself.
constexpr Weights kNothing{};

bool is_lost_soon(Score score) {
    if (score >= 0) return false;
    return is_mate(score) ? -mate_distance(score) <= kBeyondHelp
                          : is_stuck(score) && -stuck_distance(score) <= kBeyondHelp;
}

// What the mover's teammate gets.
std::optional<Role> passed_by(Move move, const Position& position) {
    if (move.is_drop()) return std::nullopt;
    const auto captured = position.piece_at(rules::captured_on(move));
    if (!captured || captured->color == position.turn()) return std::nullopt;
    return captured->promoted ? Role::pawn : captured->role;
}

bool may_play(const Limits& limits, Move move) {
    return limits.among.empty() || std::ranges::find(limits.among, move) != limits.among.end();
}

struct Captures {
    std::vector<Move> moves{};
    int expected_there = -kCertain;
};

// Those that decide the other game; where they differ, the best for it.
Captures deciding_captures(const Field& field, const Limits& limits, const Probe& other) {
    Captures best;
    const Color teammate = !field.position.turn();
    for (const Move move : rules::legal_moves(field.position, field.ruleset, field.other)) {
        const auto role = passed_by(move, field.position);
        if (!role || other.effects[teammate][*role] == Effect::none || !may_play(limits, move)) continue;
        const int expected = expectation(other.standing_with[teammate][*role]);
        if (expected > best.expected_there) best = {{}, expected};
        if (expected == best.expected_there) best.moves.push_back(move);
    }
    return best;
}

// The search once more, with so many nodes and among these moves.
Thought look_at(Memory& memory, const Field& field, const Noise& noise, std::uint64_t nodes,
                std::vector<Move> among) {
    const Limits limits{.nodes = nodes, .among = std::move(among), .noise = noise};
    return Search{memory, field, limits}.run({});
}

std::optional<Thought> for_the_other_game(Memory& memory, const Field& field, const Limits& limits,
                                          const Thought& found, const Probe& other, std::uint64_t nodes) {
    Captures captures = deciding_captures(field, limits, other);
    if (captures.moves.empty() || std::ranges::find(captures.moves, *found.move) != captures.moves.end())
        return std::nullopt;
    // By the usual prices: what the capture brings there is in the sum already.
    Field usual = field;
    for (const Color color : rules::kColors) usual.worth.passed[color] = field.worth.weights->passed;
    const Thought keeping = look_at(memory, usual, limits.noise, nodes, {*found.move});
    Thought giving = look_at(memory, usual, limits.noise, nodes, std::move(captures.moves));
    const Score kept = is_mate(found.score) ? found.score : keeping.score;
    const int now_there = expectation(other.standing[!field.position.turn()]);
    const int gain = expectation(giving.score) + captures.expected_there - expectation(kept) - now_there;
    if (gain < kLeastGain) return std::nullopt;
    giving.nodes += keeping.nodes;
    return giving;
}

Thought for_what_it_passes(Memory& memory, const Field& field, const Limits& limits, const Thought& found,
                           std::uint64_t nodes) {
    Field lost = field;
    lost.worth.weights = &kNothing;
    lost.given_up = true;
    Thought last = look_at(memory, lost, limits.noise, nodes, limits.among);
    last.score = found.score;
    return last;
}

}  // namespace

std::optional<Thought> move_giving_up(Memory& memory, const Field& field, const Limits& limits,
                                      const Thought& found, const Probe& other, std::uint64_t nodes) {
    if (auto giving = for_the_other_game(memory, field, limits, found, other, nodes)) return giving;
    if (!is_lost_soon(found.score)) return std::nullopt;
    return for_what_it_passes(memory, field, limits, found, nodes);
}

}  // namespace doorgeef::engine
