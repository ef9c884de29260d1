#include "server/net/http/origin.hpp"

#include <algorithm>

namespace doorgeef::server::net {

namespace {

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, lower, lower);
}

// "x:8080" → "x"; "[::1]:8080" → "[::1]".
std::string_view without_port(std::string_view host) {
    const auto colon = host.rfind(':');
    const auto bracket = host.rfind(']');
    const bool has_port =
        colon != std::string_view::npos && (bracket == std::string_view::npos || bracket < colon);
    return has_port ? host.substr(0, colon) : host;
}

}  // namespace

bool is_own_origin(std::string_view origin, std::string_view host, std::span<const std::string> others) {
    if (std::ranges::any_of(others, [&](const std::string& other) { return same(origin, other); }))
        return true;
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme) && !host.empty() && same(origin.substr(scheme.size()), host))
            return true;
    return false;
}

bool is_known_host(std::string_view host, std::span<const std::string> known) {
    const auto is = [&](const std::string& one) {
        const bool any_port = without_port(one) == one;
        return same(any_port ? without_port(host) : host, one);
    };
    return known.empty() || std::ranges::any_of(known, is);
}

}  // namespace doorgeef::server::net
