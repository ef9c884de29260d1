// Whose page a request comes from.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// Whether the page with this Origin is ours: the host is the one that was asked, or it stands in the list.
// `host` is the Host header. An Origin of "null", with a path or with anything else in it never is.
bool is_own_origin(std::string_view origin, std::string_view host, std::span<const std::string> others);

// Whether this Host may be asked; an empty list allows all, and a name without a port every port.
bool is_known_host(std::string_view host, std::span<const std::string> known);

}  // namespace doorgeef::server::net
