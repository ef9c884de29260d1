// One HTTP request, as far as we look at it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::server::net {

enum class Verb : std::uint8_t { get, head, post, patch, remove, other };

// What asks for a WebSocket; the values are as they came.
struct UpgradeRequest {
    std::string key{};
    std::string version{};
    std::vector<std::string> protocols{};
};

struct Request {
    Verb verb{};
    std::string path{};   // decoded; see parse_target
    std::string query{};  // not decoded
    bool keep_alive = true;
    bool knows_chunks = true;  // HTTP/1.1
    std::optional<std::string> host{};
    std::optional<std::string> origin{};
    std::optional<std::string> content_type{};
    std::optional<std::string> if_none_match{};
    std::optional<std::string> forwarded_proto{};
    std::vector<std::string> forwarded_for{};  // one per header line
    std::vector<std::string> cookies{};        // likewise
    bool accepts_gzip = false;
    bool accepts_brotli = false;
    std::optional<UpgradeRequest> upgrade{};
    std::string body{};

    bool changes_state() const { return verb != Verb::get && verb != Verb::head; }
};

}  // namespace doorgeef::server::net
