// How a WebSocket begins (RFC 6455 section 4).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

inline constexpr std::string_view kSubprotocol = "doorgeef.1";

// Whether it is what clients send as Sec-WebSocket-Key: 16 bytes in base64.
bool is_websocket_key(std::string_view key);

// What the server answers, to show that it understood.
std::string accept_key(std::string_view key);

// For the line above only; nothing of ours relies on it.
std::array<std::uint8_t, 20> sha1(std::string_view text);

}  // namespace doorgeef::server::net
