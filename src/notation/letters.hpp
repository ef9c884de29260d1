// The letters for chessmen in each language.
#pragma once

#include "notation/san.hpp"

namespace doorgeef::notation {

// For a piece that moves or promotes; the pawn has none there and gets its own letter only in drops.
constexpr char piece_letter(Role role, Letters letters) {
    constexpr rules::ByRole<char> dutch{{'p', 'P', 'L', 'T', 'D', 'K'}};
    return letters == Letters::dutch ? dutch[role] : rules::letter(role);
}

// Takes upper case; of a pawn only where `drop` says so, since Pe4 is no move in Dutch but a knight's.
constexpr std::optional<Role> piece_of_letter(char c, Letters letters) {
    for (const Role role : rules::kRoles)
        if (piece_letter(role, letters) == c) return role;
    return std::nullopt;
}

}  // namespace doorgeef::notation
