#include "server/authorisation.hpp"

namespace doorgeef::server {

namespace {

using enum Role;
using enum Subject;

constexpr RoleSet kAll{visitor, person};

constexpr std::array<Permission, wire::kClientMessageKinds> kPermissions{{
    /* hello         */ {kAll, nothing},
    /* ping          */ {kAll, nothing},
    /* lobby         */ {kAll, nothing},
    /* table         */ {kAll, table},
    /* table-create  */ {{person}, nothing},
    /* table-sit     */ {{person}, table},
    /* table-stand   */ {{player}, table, Problem::not_seated},
    /* table-swap    */ {{host}, table},
    /* table-bot     */ {{host}, table},
    /* table-arbiter */ {{arbiter}, table},
    /* table-ready   */ {{player}, table, Problem::not_seated},
    /* table-close   */ {{host, organiser, admin}, table},
    /* find          */ {{person}, nothing},
    /* find stop     */ {{person}, nothing},
    /* watch         */ {kAll, match},
    /* unwatch       */ {kAll, nothing},
    /* control       */ {{player}, match},
    /* do            */ {{player}, match},
    /* premove       */ {{player}, match},
    /* rule          */ {{in_charge}, match},
    /* rematch       */ {{player}, match},
}};

}  // namespace

std::string_view name(Role role) {
    constexpr std::array<std::string_view, kRoles.size()> names{"visitor",   "person",  "player",    "host",
                                                                "in charge", "arbiter", "organiser", "admin"};
    return names[static_cast<std::size_t>(role)];
}

const Permission& permission(std::size_t message_kind) {
    return kPermissions[message_kind];
}

std::optional<Problem> why_not(const Permission& permission, RoleSet roles) {
    if (permission.allowed.meets(roles)) return std::nullopt;
    return roles.has(visitor) ? Problem::log_in_first : permission.otherwise;
}

}  // namespace doorgeef::server
