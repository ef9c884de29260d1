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
    if (!added) return found->second;
    const auto account = store_.account(id);
    if (account)
        found->second = account->name;
    else if (account.error() != store::StoreProblem::not_found)
        failed_ = true;
    return found->second;
}

}  // namespace doorgeef::server
