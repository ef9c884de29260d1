#include "engine/levels.hpp"

#include "engine/tempo.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using match::Time;

// Without a clock, players take as long as with this much time left.
constexpr Time kUnhurriedMs = 120'000;
constexpr Time kLongestPauseMs = 15'000;

std::uint64_t mixed(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
    return value ^ (value >> 31);
}

// Between 0 and 999.
int lot(std::uint64_t seed, std::uint64_t about) {
    return static_cast<int>(mixed(mixed(seed + 0x9E3779B97F4A7C15) ^ about) % 1000);
}

rules::MoveList moves_in(const Situation& situation) {
    const rules::Position* other = situation.ruleset.boards == 2 ? &situation.other().position : nullptr;
    return rules::legal_moves(situation.own().position, situation.ruleset, other);
}

}  // namespace

constinit const std::array<Level, 5> kLevels{{
    {.name = "beginner",
     .nodes = 400,
     .depth = 2,
     .misjudges = 150,
     .overlooks = 250,
     .sees_both = false,
     .lingers_permille = 20},
    {.name = "home",
     .nodes = 2'000,
     .depth = 4,
     .misjudges = 80,
     .overlooks = 90,
     .sees_both = false,
     .lingers_permille = 22},
    {.name = "club", .nodes = 10'000, .depth = 7, .misjudges = 35, .overlooks = 20, .lingers_permille = 24},
    {.name = "master", .nodes = 60'000, .misjudges = 10, .lingers_permille = 18},
    {.name = "full"},
}};

const Level* level_named(std::string_view name) {
    for (const Level& level : kLevels)
        if (level.name == name) return &level;
    return nullptr;
}

Limits limits_for(const Level& level, const Situation& situation, const Limits& limits, std::uint64_t seed) {
    Limits narrowed = limits;
    const auto at_most = [](auto& limit, const auto& bound) {
        if (bound) limit = limit ? std::min(*limit, *bound) : *bound;
    };
    at_most(narrowed.nodes, level.nodes);
    at_most(narrowed.depth, level.depth);
    narrowed.noise = {level.misjudges, seed};
    if (level.overlooks == 0 || !limits.among.empty()) return narrowed;
    const rules::zobrist::Key key = situation.own().position.key();
    const rules::MoveList moves = moves_in(situation);
    for (const rules::Move move : moves)
        if (lot(seed, key ^ move.bits()) >= level.overlooks) narrowed.among.push_back(move);
    return narrowed;
}

Thought think_as(const Level& level, Engine& engine, const Situation& situation, const Limits& limits,
                 std::uint64_t seed) {
    if (moves_in(situation).empty()) return {};
    const Limits narrowed = limits_for(level, situation, limits, seed);
    if (level.sees_both) return engine.think(situation, narrowed);
    Situation narrow = situation;
    narrow.sees_both = false;
    return engine.think(narrow, narrowed);
}

Time pause_ms(const Level& level, const Situation& situation, std::uint64_t seed) {
    if (level.lingers_permille == 0) return 0;
    const Time remaining = situation.remaining_ms ? (*situation.remaining_ms)[situation.seat] : kUnhurriedMs;
    const rules::Position& position = situation.own().position;
    Time pause = std::min(remaining, kUnhurriedMs) * level.lingers_permille / 1000;
    if (moves_in(situation).size() <= 3)
        pause /= 4;
    else if (position.fullmoves() <= 4)
        pause /= 3;
    // From half to one and a half times as long; one move in twelve gives food for thought.
    pause = pause * (500 + lot(seed, position.key())) / 1000;
    if (lot(~seed, position.key()) < 83) pause *= 2;
    if (level.sees_both) pause = pause * tempo_permille(situation) / 1000;
    return std::min({pause, remaining / 8, kLongestPauseMs});
}

}  // namespace doorgeef::engine
