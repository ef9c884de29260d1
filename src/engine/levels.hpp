// How strong, and how human: levels from beginner to full strength. Everything that looks like chance follows
// from a seed, so that the same situation, level and seed give the same move.
#pragma once

#include "engine/engine.hpp"

#include <array>
#include <string_view>

namespace doorgeef::engine {

struct Level {
    std::string_view name;  // a code for the lobby, protocols and the command line
    // How far it looks at most; without, as far as the time goes.
    std::optional<std::uint64_t> nodes{};
    std::optional<int> depth{};
    Score misjudges = 0;    // its evaluation is off by as much as this, either way
    int overlooks = 0;      // of a thousand moves it does not see so many
    bool sees_both = true;  // looks at the teammate's board
    int lingers_permille =
        0;  // of the remaining time, spent on an ordinary move so as not to play like a machine
};

// beginner, home, club, master, full: from weak to strong.
extern const std::array<Level, 5> kLevels;

const Level* level_named(std::string_view name);

// The limits of this level on top of the given ones. Requires: the situation's player has a legal move.
Limits limits_for(const Level& level, const Situation& situation, const Limits& limits, std::uint64_t seed);

// Thinks like a player of this level.
Thought think_as(const Level& level, Engine& engine, const Situation& situation, const Limits& limits,
                 std::uint64_t seed);

// So long such a player would take for this move: less when there is little choice or little time, or when
// he looks at both boards and sees reason to hurry, now and then much longer. Full strength answers at once.
match::Time pause_ms(const Level& level, const Situation& situation, std::uint64_t seed);

}  // namespace doorgeef::engine
