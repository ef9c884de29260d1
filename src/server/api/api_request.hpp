// A request to the HTTP API, as the logic sees it: what has to do with HTTP itself (size, headers, Origin,
// path traversal, the form of cookies) has been looked at before.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace doorgeef::server {

enum class Method : std::uint8_t { get, post, patch, remove };

struct ApiRequest {
    Method method{};
    std::string path{};                    // "/api/guest", decoded
    std::string query{};                   // what followed the question mark, not decoded
    std::optional<std::string> session{};  // the hash of the token in the session cookie
    std::string address{};                 // of the client, without the port
    std::string body{};
    std::string base_url{};  // how the client reached us: "https://club.nl"
};

}  // namespace doorgeef::server
