#include "server/api/names.hpp"

namespace doorgeef::server {

std::optional<Player> Names::player(const store::Occupant& occupant) {
    if (const auto* id = std::get_if<store::AccountId>(&occupant))
        return Player{PlayerKind::account, id->text, account(*id)};
    if (const auto* guest = std::get_if<store::Guest>(&occupant))
        return Player{PlayerKind::guest, guest->id.text, guest->name};
    if (const auto* bot = std::get_if<store::Bot>(&occupant))
        return Player{PlayerKind::bot, bot->name, bot->name};
    if (std::holds_alternative<store::Forgotten>(occupant)) return Player{PlayerKind::forgotten, "", ""};
    return std::nullopt;
}

const std::string& Names::account(const store::AccountId& id) {
    const auto [found, added] = known_.try_emplace(id);
    if (added)
        if (const auto account = store_.account(id)) found->second = account->name;
    return found->second;
}

}  // namespace doorgeef::server
