#include "server/api/routes.hpp"

namespace doorgeef::server {

namespace {

// What stands for the star in the pattern; nothing if the path is not of that form.
std::optional<std::string_view> match_path(std::string_view pattern, std::string_view path) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return path == pattern ? std::optional{path} : std::nullopt;
    const std::string_view end = pattern.substr(star + 1);
    if (!path.starts_with(pattern.substr(0, star)) || path.size() <= star + end.size() ||
        !path.ends_with(end))
        return std::nullopt;
    const std::string_view step = path.substr(star, path.size() - star - end.size());
    return step.find('/') == std::string_view::npos ? std::optional{step} : std::nullopt;
}

}  // namespace

std::string_view name(ApiRole role) {
    constexpr std::array<std::string_view, kApiRoles.size()> names{"visitor", "guest",     "account",
                                                                   "arbiter", "organiser", "admin"};
    return names[static_cast<std::size_t>(role)];
}

std::string_view name(Method method) {
    constexpr std::array<std::string_view, 4> names{"GET", "POST", "PATCH", "DELETE"};
    return names[static_cast<std::size_t>(method)];
}

ApiRoles api_roles_of(const Person* person) {
    if (person == nullptr) return {ApiRole::visitor};
    if (!person->account) return {ApiRole::guest};
    ApiRoles roles{ApiRole::account};
    if (person->has(store::AccountRole::arbiter)) roles.add(ApiRole::arbiter);
    if (person->has(store::AccountRole::organiser)) roles.add(ApiRole::organiser);
    if (person->has(store::AccountRole::admin)) roles.add(ApiRole::admin);
    return roles;
}

RouteFound find_route(std::optional<Method> method, std::string_view path) {
    RouteFound found;
    for (const Route& route : routes::kRoutes) {
        const auto step = match_path(route.path, path);
        if (!step) continue;
        found.allow.append(found.allow.empty() ? "" : ", ").append(name(route.method));
        if (route.method != method) continue;
        found.route = &route;
        found.step = *step;
    }
    return found;
}

std::optional<Problem> why_not(const Route& route, ApiRoles roles) {
    if (route.allowed.meets(roles)) return std::nullopt;
    if (roles.has(ApiRole::visitor)) return Problem::log_in_first;
    if (roles.has(ApiRole::guest) && route.allowed.has(ApiRole::account)) return Problem::accounts_only;
    return Problem::not_allowed;
}

}  // namespace doorgeef::server
