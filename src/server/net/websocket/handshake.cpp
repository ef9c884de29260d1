#include "server/net/websocket/handshake.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include <sodium.h>

namespace doorgeef::server::net {

namespace {

std::string base64(std::span<const std::uint8_t> bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_ORIGINAL);
    text.pop_back();  // its terminating zero
    return text;
}

using State = std::array<std::uint32_t, 5>;

std::array<std::uint32_t, 80> schedule(std::span<const std::uint8_t, 64> block) {
    std::array<std::uint32_t, 80> w{};
    for (std::size_t i = 0; i < 64; ++i) w[i / 4] = w[i / 4] << 8U | block[i];
    for (std::size_t i = 16; i < 80; ++i) w[i] = std::rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    return w;
}

void digest(State& state, std::span<const std::uint8_t, 64> block) {
    const auto w = schedule(block);
    auto [a, b, c, d, e] = state;
    for (std::size_t i = 0; i < 80; ++i) {
        const std::uint32_t mixed = i < 20   ? (b & c) | (~b & d)
                                    : i < 40 ? b ^ c ^ d
                                    : i < 60 ? (b & c) | (b & d) | (c & d)
                                             : b ^ c ^ d;
        constexpr std::array<std::uint32_t, 4> constants{0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6};
        const std::uint32_t next = std::rotl(a, 5) + mixed + e + constants[i / 20] + w[i];
        e = d;
        d = c;
        c = std::rotl(b, 30);
        b = a;
        a = next;
    }
    const State added{a, b, c, d, e};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
}

}  // namespace

bool is_websocket_key(std::string_view key) {
    std::array<unsigned char, 16> bytes{};
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed = sodium_base642bin(bytes.data(), bytes.size(), key.data(), key.size(), nullptr, &size,
                                         &end, sodium_base64_VARIANT_ORIGINAL);
    return failed == 0 && size == bytes.size() && end == key.data() + key.size();
}

std::string accept_key(std::string_view key) {
    return base64(sha1(std::string{key} + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

std::array<std::uint8_t, 20> sha1(std::string_view text) {
    std::string padded{text};
    padded += '\x80';
    while (padded.size() % 64 != 56) padded += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
        padded += static_cast<char>(text.size() * 8 >> static_cast<unsigned>(shift) & 0xFFU);

    State state{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    for (std::size_t i = 0; i < padded.size(); i += 64) {
        std::array<std::uint8_t, 64> block{};
        std::copy_n(padded.begin() + static_cast<std::ptrdiff_t>(i), 64, block.begin());
        digest(state, block);
    }
    std::array<std::uint8_t, 20> result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
    return result;
}

}  // namespace doorgeef::server::net
