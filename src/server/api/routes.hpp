// What the HTTP API answers to, and to whom. Default deny: what is not allowed here is refused;
// docs/authorisation.md shows the same table.
#pragma once

#include "server/api/api_request.hpp"
#include "server/people/person.hpp"
#include "server/problem.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server {

// What somebody is who asks; an account can have offices besides.
enum class ApiRole : std::uint8_t { visitor, guest, account, arbiter, organiser, admin };

inline constexpr std::array kApiRoles{ApiRole::visitor, ApiRole::guest,     ApiRole::account,
                                      ApiRole::arbiter, ApiRole::organiser, ApiRole::admin};

std::string_view name(ApiRole role);

class ApiRoles {
public:
    constexpr ApiRoles(std::initializer_list<ApiRole> roles) {
        for (const ApiRole role : roles) add(role);
    }
    constexpr void add(ApiRole role) { bits_ |= 1U << static_cast<unsigned>(role); }
    constexpr bool has(ApiRole role) const { return (bits_ >> static_cast<unsigned>(role) & 1U) != 0; }
    constexpr bool meets(ApiRoles other) const { return (bits_ & other.bits_) != 0; }

private:
    unsigned bits_ = 0;
};

// Null for a visitor.
ApiRoles api_roles_of(const Person* person);

enum class RouteId : std::uint8_t {
    become_guest,
    make_account,
    log_in,
    log_out,
    show_me,
    change_me,
    delete_me,
    export_me,
    show_player,
    search_matches,
    show_match,
    show_log,
    show_bpgn,
    show_flags,
    show_qr_code,
    change_roles,
};

struct Route {
    RouteId id{};
    Method method{};
    std::string_view path{};  // a star stands for one step
    ApiRoles allowed{};
};

namespace routes {

using enum ApiRole;
using enum RouteId;

inline constexpr ApiRoles kAll{visitor, guest, account};
inline constexpr ApiRoles kPeople{guest, account};

inline constexpr std::array kRoutes{
    Route{become_guest, Method::post, "/api/guest", {visitor, guest}},
    Route{make_account, Method::post, "/api/accounts", {visitor, guest}},
    Route{log_in, Method::post, "/api/session", kAll},
    Route{log_out, Method::remove, "/api/session", kPeople},
    Route{show_me, Method::get, "/api/me", kPeople},
    Route{change_me, Method::patch, "/api/me", {account}},
    Route{delete_me, Method::remove, "/api/me", kPeople},
    Route{export_me, Method::get, "/api/me/export", kPeople},
    Route{show_player, Method::get, "/api/players/*", kAll},
    Route{search_matches, Method::get, "/api/matches", kAll},
    Route{show_match, Method::get, "/api/matches/*", kAll},
    Route{show_log, Method::get, "/api/matches/*/log.json", kAll},
    Route{show_bpgn, Method::get, "/api/matches/*/game.bpgn", kAll},
    Route{show_flags, Method::get, "/api/matches/*/flags.json", kAll},
    Route{show_qr_code, Method::get, "/api/tables/*/qr.svg", kAll},
    Route{change_roles, Method::post, "/api/roles", {admin}},
};

}  // namespace routes

// "GET"
std::string_view name(Method method);

struct RouteFound {
    const Route* route = nullptr;  // null: there is nothing, or not for this method
    std::string step{};            // what stands for the star
    std::string allow{};           // the methods that there are: "GET, PATCH"
};
// Without a method: one that no route has.
RouteFound find_route(std::optional<Method> method, std::string_view path);

// What somebody in these roles is told who asks for this; nothing if he may.
std::optional<Problem> why_not(const Route& route, ApiRoles roles);

}  // namespace doorgeef::server
