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
    return known.empty() ||
           std::ranges::any_of(known, [&](const std::string& one) { return same(host, one); });
}

}  // namespace doorgeef::server::net
