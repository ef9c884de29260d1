// What a client says on a WebSocket, taken out of the bytes as they come (RFC 6455). Without a socket.
#pragma once

#include "server/net/websocket/close_code.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::server::net {

namespace incoming {

struct NeedMore {};
struct Text {
    std::string_view text{};
};
struct Ping {
    std::string_view data{};
};
struct Pong {
    std::string_view data{};
};
// The client closes.
struct Close {
    std::uint16_t code = close_code::kNormal;
};
// It broke a rule: to be closed with this code. The reader is not to be asked again.
struct Broken {
    std::uint16_t code = close_code::kProtocolError;
};

}  // namespace incoming

using Incoming = std::variant<incoming::NeedMore, incoming::Text, incoming::Ping, incoming::Pong,
                              incoming::Close, incoming::Broken>;

struct MessageLimits {
    std::size_t bytes = std::size_t{16} * 1024;
    std::size_t fragments = 128;  // of one message
};

class FrameReader {
public:
    explicit FrameReader(MessageLimits limits) : limits_(limits) {}

    // The next thing that was said, taken from the front of `bytes`, which are unmasked in place. Views hold
    // until the next call, or until the bytes go. NeedMore: all bytes were taken.
    Incoming next(std::span<char>& bytes);

private:
    enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

    bool is_control() const { return static_cast<std::uint8_t>(opcode_) >= 8; }
    bool header_is_complete() const;
    std::size_t header_size() const;
    // Moves bytes into header_ until that is complete. False: there were not enough.
    bool take_header(std::span<char>& bytes);
    // 0: nothing is wrong with it.
    std::uint16_t read_header();
    std::uint16_t judge_sequence();
    void unmask(std::span<char> bytes);
    Incoming finish_frame(std::string_view payload);
    Incoming finish_message(std::string_view text);
    static Incoming read_close(std::string_view payload);

    MessageLimits limits_;
    std::array<unsigned char, 14> header_{};
    std::uint8_t header_filled_ = 0;
    bool in_payload_ = false;
    bool final_ = false;
    bool message_open_ = false;  // fragments of a message have come, and not the last one
    Opcode opcode_{};
    std::uint8_t mask_turn_ = 0;
    std::array<char, 4> mask_{};
    std::uint32_t payload_left_ = 0;
    std::uint32_t fragments_ = 0;
    std::string message_{};  // as far as it does not stand in the bytes given
    std::string control_{};  // likewise, of a control frame
};

}  // namespace doorgeef::server::net
