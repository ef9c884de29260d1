// Who is who.
#pragma once

#include "store/records.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::server {

// Somebody with a session. `id` tells people apart everywhere; the name is for showing.
struct Person {
    std::string id{};
    std::string name{};
    bool account = false;  // otherwise a guest
    std::vector<store::AccountRole> roles{};

    bool has(store::AccountRole role) const { return std::ranges::find(roles, role) != roles.end(); }
};

// {"id":"…","name":"Jan","kind":"account","roles":["arbiter"]}
void append_json(std::string& out, const Person& person);

// Somebody to be shown.
struct PersonRef {
    std::string id{};
    std::string name{};

    friend bool operator==(const PersonRef&, const PersonRef&) = default;
};

// {"id":"…","name":"Jan"}, or null
void append_json(std::string& out, const std::optional<PersonRef>& person);

enum class PlayerKind : std::uint8_t { account, guest, bot, forgotten };

// "account"
std::string_view code(PlayerKind kind);
std::optional<PlayerKind> parse_player_kind(std::string_view text);

// Who sits on a seat.
struct Player {
    PlayerKind kind{};
    std::string id{};  // of a person or a bot
    std::string name{};

    static Player of(const Person& person);
    bool is(const Person& person) const { return human() && id == person.id; }
    bool human() const { return kind == PlayerKind::account || kind == PlayerKind::guest; }

    friend bool operator==(const Player&, const Player&) = default;
};

store::Occupant occupant(const std::optional<Player>& player);

}  // namespace doorgeef::server
