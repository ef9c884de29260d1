// The one cookie that we have.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

inline constexpr std::string_view kCookieName = "doorgeef";

struct SessionCookie {
    bool doubled = false;                // there are two: somebody planted one, so neither counts
    std::optional<std::string> token{};  // nothing without a cookie, or with one that we never set
};

// `lines` are the Cookie headers; what other programs put there is passed over.
SessionCookie find_session_cookie(std::span<const std::string> lines);

// The value of a Set-Cookie header. An empty token takes the cookie away. `secure`: only over TLS.
std::string set_cookie(std::string_view token, bool secure);

}  // namespace doorgeef::server::net
