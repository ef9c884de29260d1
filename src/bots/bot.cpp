#include "bots/bot.hpp"

#include <algorithm>

namespace doorgeef::bots {

using engine::kLevels;

constinit const std::array<Bot, 5> kBots{{
    {"beginner", "Beginnersbot", &kLevels[0]},
    {"home", "Huisbot", &kLevels[1]},
    {"club", "Clubbot", &kLevels[2]},
    {"master", "Meesterbot", &kLevels[3]},
    {"full", "Topbot", &kLevels[4]},
}};

const Bot& bot_or_substitute(std::string_view id) {
    const auto* const found = std::ranges::find(kBots, id, &Bot::id);
    return found == kBots.end() ? kBots[2] : *found;
}

}  // namespace doorgeef::bots
