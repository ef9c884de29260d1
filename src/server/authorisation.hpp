// Who may say what. Everything that is not allowed here is refused; docs/authorisation.md shows the same
// table.
#pragma once

#include "server/problem.hpp"
#include "wire/client_message.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace doorgeef::server {

// What somebody is to what he speaks about. One can be several of these at once.
enum class Role : std::uint8_t {
    visitor,    // has no session
    person,     // has one: every account and guest
    player,     // sits at this table, or plays in this match
    host,       // opened this table
    in_charge,  // is the arbiter of this table or match, and an arbiter
    arbiter,    // an account with the role arbiter
    organiser,  // an account with the role organiser
    admin,      // an account with the role admin
};

inline constexpr std::array kRoles{Role::visitor,   Role::person,  Role::player,    Role::host,
                                   Role::in_charge, Role::arbiter, Role::organiser, Role::admin};

std::string_view name(Role role);

class RoleSet {
public:
    constexpr RoleSet() = default;
    constexpr RoleSet(std::initializer_list<Role> roles) {
        for (const Role role : roles) add(role);
    }
    constexpr void add(Role role) { bits_ |= 1U << static_cast<unsigned>(role); }
    constexpr void add(RoleSet other) { bits_ |= other.bits_; }
    constexpr bool has(Role role) const { return (bits_ >> static_cast<unsigned>(role) & 1U) != 0; }
    constexpr bool meets(RoleSet other) const { return (bits_ & other.bits_) != 0; }

private:
    unsigned bits_ = 0;
};

// What a message is about, and so what a role refers to.
enum class Subject : std::uint8_t { nothing, table, match };

struct Permission {
    RoleSet allowed{};
    Subject subject = Subject::nothing;
    Problem otherwise = Problem::not_allowed;  // what all others but visitors are told
};

// By the index of the message in wire::ClientMessage.
const Permission& permission(std::size_t message_kind);

// What somebody in these roles is told who wants to say this; nothing if he may.
std::optional<Problem> why_not(const Permission& permission, RoleSet roles);

}  // namespace doorgeef::server
