// Every event is stored with a checksum over it and all before it in its match, so that a flipped bit, a lost
// line or one from another match is noticed. It guards against damage, not against people.
#pragma once

#include <cstdint>
#include <string_view>

namespace doorgeef::store::sqlite {

// FNV-1a of 64 bits over the text and its length, going on from `before`.
constexpr std::uint64_t checksum(std::uint64_t before, std::string_view text) {
    constexpr std::uint64_t prime = 0x100000001b3;
    std::uint64_t sum = before;
    for (const char letter : text) sum = (sum ^ static_cast<unsigned char>(letter)) * prime;
    return (sum ^ text.size()) * prime;
}

// What the first event of a match goes on from.
constexpr std::uint64_t checksum_of_match(std::string_view id) {
    return checksum(0xcbf29ce484222325, id);
}

}  // namespace doorgeef::store::sqlite
