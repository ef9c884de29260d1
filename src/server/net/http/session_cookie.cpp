#include "server/net/http/session_cookie.hpp"

#include "server/net/http/header_text.hpp"

#include <algorithm>

namespace doorgeef::server::net {

namespace {

constexpr std::size_t kLongestToken = 128;
// How long a browser keeps it at most; when a session ends is for the server to say.
constexpr std::string_view kMaxAge = "34560000";

bool is_token(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    };
    return !text.empty() && text.size() <= kLongestToken && std::ranges::all_of(text, fits);
}

}  // namespace

SessionCookie find_session_cookie(std::span<const std::string> lines) {
    SessionCookie found;
    bool seen = false;
    for (std::string_view line : lines) {
        while (!line.empty()) {
            const std::string_view part = line.substr(0, line.find(';'));
            line.remove_prefix(std::min(line.size(), part.size() + 1));
            const auto equals = part.find('=');
            if (equals == std::string_view::npos || trim(part.substr(0, equals)) != kCookieName) continue;
            if (seen) return {.doubled = true};
            seen = true;
            const std::string_view value = trim(part.substr(equals + 1));
            if (is_token(value)) found.token = value;
        }
    }
    return found;
}

std::string set_cookie(std::string_view token, bool secure) {
    std::string text{kCookieName};
    text.append("=").append(token).append("; Path=/; HttpOnly; SameSite=Strict; Max-Age=");
    text.append(token.empty() ? "0" : kMaxAge);
    if (secure) text += "; Secure";
    return text;
}

}  // namespace doorgeef::server::net
