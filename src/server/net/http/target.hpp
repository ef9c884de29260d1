// What a request asks for: the text behind the method.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

struct Target {
    std::string path{};
    std::string query{};  // what followed the question mark, not decoded

    friend bool operator==(const Target&, const Target&) = default;
};

// Nothing for what no sane client asks for: no path from the root, a step "." or "..", a wrong %, and
// encoded or not a control character, a backslash, a slash, or what is no UTF-8.
std::optional<Target> parse_target(std::string_view text);

// As a client could ask for it: parse_target() gives the same again.
std::string target_text(const Target& target);

}  // namespace doorgeef::server::net
