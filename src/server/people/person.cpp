#include "server/people/person.hpp"

#include "wire/json_text.hpp"

#include <array>

namespace doorgeef::server {

namespace {

constexpr std::array<std::string_view, 4> kKinds{"account", "guest", "bot", "forgotten"};

}  // namespace

void append_json(std::string& out, const Person& person) {
    wire::JsonObject object{out};
    object.text("id", person.id).text("name", person.name).text("kind", person.account ? "account" : "guest");
    object.value("roles") += '[';
    for (std::size_t i = 0; i < person.roles.size(); ++i) {
        if (i > 0) out += ',';
        wire::append_quoted(out, store::code(person.roles[i]));
    }
    out += ']';
    object.end();
}

void append_json(std::string& out, const std::optional<PersonRef>& person) {
    if (!person) {
        out += "null";
        return;
    }
    wire::JsonObject object{out};
    object.text("id", person->id).text("name", person->name).end();
}

std::string_view code(PlayerKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<PlayerKind> parse_player_kind(std::string_view text) {
    const auto* found = std::ranges::find(kKinds, text);
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<PlayerKind>(found - kKinds.begin());
}

Player Player::of(const Person& person) {
    return {person.account ? PlayerKind::account : PlayerKind::guest, person.id, person.name};
}

store::Occupant occupant(const std::optional<Player>& player) {
    if (!player) return store::Nobody{};
    switch (player->kind) {
    case PlayerKind::account: return store::AccountId{player->id};
    case PlayerKind::guest: return store::Guest{{player->id}, player->name};
    case PlayerKind::bot: return store::Bot{player->name};
    case PlayerKind::forgotten: return store::Forgotten{};
    }
    return store::Nobody{};
}

}  // namespace doorgeef::server
