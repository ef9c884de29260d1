// Why a WebSocket is closed; RFC 6455 section 7.4, and from 4000 on our own (docs/protocol.md).
#pragma once

#include <cstdint>

namespace doorgeef::server::net {

namespace close_code {

inline constexpr std::uint16_t kNormal = 1000;
inline constexpr std::uint16_t kProtocolError = 1002;
inline constexpr std::uint16_t kNotText = 1003;
inline constexpr std::uint16_t kBadText = 1007;
inline constexpr std::uint16_t kMisbehaved = 1008;
inline constexpr std::uint16_t kTooLarge = 1009;
inline constexpr std::uint16_t kReadsTooSlowly = 4002;

}  // namespace close_code

// Whether an endpoint may put it into a close frame.
constexpr bool may_be_sent(std::uint16_t code) {
    return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

}  // namespace doorgeef::server::net
