// What goes before the server's words on a WebSocket (RFC 6455): servers do not mask.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// The header of a frame that is a whole message.
struct FrameHeader {
    std::array<char, 10> bytes{};
    std::uint8_t size = 0;

    std::string_view view() const { return {bytes.data(), size}; }
};

FrameHeader text_header(std::size_t length);

// Whole control frames. Requires: at most 125 bytes of data.
std::string ping_frame(std::string_view data);
std::string pong_frame(std::string_view data);
std::string close_frame(std::uint16_t code);

}  // namespace doorgeef::server::net
