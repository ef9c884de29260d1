#include "bots/bot.hpp"

#include <algorithm>

namespace doorgeef::bots {

constinit const std::array<Bot, 5> kBots{{
    {"beginner", "Beginnersbot"},
    {"home", "Huisbot"},
    {"club", "Clubbot"},
    {"master", "Meesterbot"},
    {"full", "Topbot"},
}};

const Bot& bot_or_substitute(std::string_view id) {
    const auto* const found = std::ranges::find(kBots, id, &Bot::id);
    return found == kBots.end() ? kBots[2] : *found;
}

}  // namespace doorgeef::bots
