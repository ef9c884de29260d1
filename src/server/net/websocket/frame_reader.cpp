#include "server/net/websocket/frame_reader.hpp"

#include "notation/text_encoding.hpp"

#include <algorithm>

namespace doorgeef::server::net {

namespace {

constexpr std::size_t kMostOfControl = 125;

std::uint64_t big_endian(std::span<const unsigned char> bytes) {
    std::uint64_t number = 0;
    for (const unsigned char byte : bytes) number = number << 8 | byte;
    return number;
}

}  // namespace

std::size_t FrameReader::header_size() const {
    const unsigned length = header_[1] & 0x7FU;
    const std::size_t extended = length == 127 ? 8 : length == 126 ? 2 : 0;
    const std::size_t mask = (header_[1] & 0x80U) != 0 ? 4 : 0;
    return 2 + extended + mask;
}

bool FrameReader::header_is_complete() const {
    return header_filled_ >= 2 && header_filled_ == header_size();
}

bool FrameReader::take_header(std::span<char>& bytes) {
    while (!bytes.empty() && !header_is_complete()) {
        header_[header_filled_++] = static_cast<unsigned char>(bytes.front());
        bytes = bytes.subspan(1);
    }
    return header_is_complete();
}

std::uint16_t FrameReader::read_header() {
    final_ = (header_[0] & 0x80U) != 0;
    opcode_ = static_cast<Opcode>(header_[0] & 0x0FU);
    const bool reserved_bits = (header_[0] & 0x70U) != 0;
    const bool masked = (header_[1] & 0x80U) != 0;
    if (reserved_bits || !masked) return close_code::kProtocolError;

    const std::span<const unsigned char> header{header_.data(), header_size()};
    const std::size_t first = header_[1] & 0x7FU;
    const auto extended = header.subspan(2, header.size() - 6);
    const std::uint64_t length = extended.empty() ? first : big_endian(extended);
    const bool too_long_a_way = (extended.size() == 2 && length < 126) ||
                                (extended.size() == 8 && (length <= 0xFFFF || length >> 63U != 0));
    if (too_long_a_way) return close_code::kProtocolError;
    if (const auto code = judge_sequence(); code != 0) return code;
    if (is_control() && (!final_ || length > kMostOfControl)) return close_code::kProtocolError;
    if (!is_control() && length + message_.size() > limits_.bytes) return close_code::kTooLarge;

    std::ranges::copy(header.last(4), mask_.begin());
    mask_turn_ = 0;
    payload_left_ = static_cast<std::uint32_t>(length);
    return 0;
}

// Whether a frame of this kind may come now.
std::uint16_t FrameReader::judge_sequence() {
    switch (opcode_) {
    case Opcode::close:
    case Opcode::ping:
    case Opcode::pong: return 0;
    case Opcode::text:
        if (message_open_) return close_code::kProtocolError;
        fragments_ = 1;
        return 0;
    case Opcode::more:
        if (!message_open_) return close_code::kProtocolError;
        return ++fragments_ > limits_.fragments ? close_code::kMisbehaved : std::uint16_t{0};
    case Opcode::binary: return close_code::kNotText;
    }
    return close_code::kProtocolError;
}

void FrameReader::unmask(std::span<char> bytes) {
    std::array<char, 4> mask{};
    for (std::size_t i = 0; i < mask.size(); ++i) mask[i] = mask_[(mask_turn_ + i) % 4];
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(bytes[i] ^ mask[i % 4]);
    mask_turn_ = static_cast<std::uint8_t>((mask_turn_ + bytes.size()) % 4);
}

Incoming FrameReader::next(std::span<char>& bytes) {
    if (!in_payload_ && !message_open_ && !message_.empty()) {
        message_.clear();
        message_.shrink_to_fit();  // thousands of connections are silent most of the time
    }
    while (true) {
        if (!in_payload_) {
            if (!take_header(bytes)) return incoming::NeedMore{};
            if (const auto code = read_header(); code != 0) return incoming::Broken{code};
            in_payload_ = true;
            if (is_control()) control_.clear();
        }
        const auto part = bytes.first(std::min<std::size_t>(payload_left_, bytes.size()));
        bytes = bytes.subspan(part.size());
        payload_left_ -= static_cast<std::uint32_t>(part.size());
        unmask(part);

        std::string& kept = is_control() ? control_ : message_;
        const bool whole_here = payload_left_ == 0 && kept.empty() && final_;
        if (!whole_here) kept.append(part.data(), part.size());
        if (payload_left_ > 0) return incoming::NeedMore{};

        in_payload_ = false;
        header_filled_ = 0;
        if (!is_control()) message_open_ = !final_;
        if (!final_) continue;
        return finish_frame(whole_here ? std::string_view{part.data(), part.size()} : kept);
    }
}

Incoming FrameReader::finish_frame(std::string_view payload) {
    switch (opcode_) {
    case Opcode::close: return read_close(payload);
    case Opcode::ping: return incoming::Ping{payload};
    case Opcode::pong: return incoming::Pong{payload};
    default: return finish_message(payload);
    }
}

Incoming FrameReader::finish_message(std::string_view text) {
    if (!notation::is_utf8(text)) return incoming::Broken{close_code::kBadText};
    return incoming::Text{text};
}

Incoming FrameReader::read_close(std::string_view payload) {
    if (payload.empty()) return incoming::Close{};
    if (payload.size() == 1) return incoming::Broken{};
    const auto byte = [payload](std::size_t i) { return static_cast<unsigned char>(payload[i]); };
    const auto code = static_cast<std::uint16_t>(byte(0) << 8U | byte(1));
    if (!may_be_sent(code)) return incoming::Broken{};
    if (!notation::is_utf8(payload.substr(2))) return incoming::Broken{close_code::kBadText};
    return incoming::Close{code};
}

}  // namespace doorgeef::server::net
