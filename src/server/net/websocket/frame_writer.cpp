#include "server/net/websocket/frame_writer.hpp"

#include <utility>

namespace doorgeef::server::net {

namespace {

constexpr unsigned kFinal = 0x80;

FrameHeader header(unsigned opcode, std::size_t length) {
    FrameHeader header;
    const auto put = [&header](std::size_t byte) {
        header.bytes[header.size++] = static_cast<char>(static_cast<unsigned char>(byte));
    };
    put(kFinal | opcode);
    std::size_t extended = 0;
    if (length < 126) {
        put(length);
    } else {
        extended = length <= 0xFFFF ? 2 : 8;
        put(extended == 2 ? 126 : 127);
    }
    for (std::size_t i = extended; i > 0; --i) put(length >> (8 * (i - 1)) & 0xFFU);
    return header;
}

std::string control_frame(unsigned opcode, std::string_view data) {
    return std::string{header(opcode, data.size()).view()}.append(data);
}

}  // namespace

FrameHeader text_header(std::size_t length) {
    return header(1, length);
}

std::string ping_frame(std::string_view data) {
    return control_frame(9, data);
}

std::string pong_frame(std::string_view data) {
    return control_frame(10, data);
}

std::string close_frame(std::uint16_t code) {
    const std::string data{static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
    return control_frame(8, data);
}

}  // namespace doorgeef::server::net
