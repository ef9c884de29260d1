// The words for the enumerations that logs write out.
#pragma once

#include "match/claim.hpp"
#include "match/speech.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace doorgeef::notation {

// Each in the order of its enumeration.
inline constexpr std::array<std::string_view, 3> kClaimWords{"repetition", "fifty", "material"};
inline constexpr std::array<std::string_view, 8> kSignalWords{"need",   "leave", "yes",  "no",
                                                              "danger", "sit",   "flag", "text"};
inline constexpr std::array<std::string_view, 4> kLeaveWords{"resign", "offer-draw", "accept-draw", "mate"};

constexpr std::string_view word(match::ClaimKind kind) {
    return kClaimWords[static_cast<std::size_t>(kind)];
}
constexpr std::string_view word(match::SignalKind kind) {
    return kSignalWords[static_cast<std::size_t>(kind)];
}
constexpr std::string_view word(match::Leave leave) {
    return kLeaveWords[static_cast<std::size_t>(leave)];
}

template <class Enum, std::size_t N>
constexpr std::optional<Enum> enum_of(std::string_view text, const std::array<std::string_view, N>& words) {
    const auto found = std::ranges::find(words, text);
    if (found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

}  // namespace doorgeef::notation
