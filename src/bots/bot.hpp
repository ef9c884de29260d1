// The programs that can be asked to play, one for each level of the engine.
#pragma once

#include "engine/levels.hpp"

#include <array>
#include <string_view>

namespace doorgeef::bots {

struct Bot {
    std::string_view id;    // the name of its level
    std::string_view name;  // as it is shown and kept; it never changes

    const engine::Level& level() const { return *engine::level_named(id); }
};

// From weak to strong.
extern const std::array<Bot, 5> kBots;

// One that is no longer there is replaced by one of medium strength, so that its matches go on.
const Bot& bot_or_substitute(std::string_view id);

}  // namespace doorgeef::bots
