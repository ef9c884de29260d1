// What a chessman is: its role, its colour, and whether it is a promoted pawn.
#pragma once

#include "rules/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace doorgeef::rules {

enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr std::size_t kRoleCount = 6;
inline constexpr std::array kRoles{Role::pawn, Role::knight, Role::bishop,
                                   Role::rook, Role::queen,  Role::king};
// In the order in which reserves are written.
inline constexpr std::array kDroppableRoles{Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn};
inline constexpr std::array kPromotionRoles{Role::queen, Role::rook, Role::bishop, Role::knight};

// A table with one value for each role.
template <class T>
struct ByRole {
    std::array<T, kRoleCount> values{};

    constexpr T& operator[](Role role) { return values[static_cast<std::size_t>(role)]; }
    constexpr const T& operator[](Role role) const { return values[static_cast<std::size_t>(role)]; }
    friend constexpr bool operator==(const ByRole&, const ByRole&) = default;
};

constexpr bool is_promotion_role(Role role) {
    return role != Role::pawn && role != Role::king;
}

// English letters, upper case; files and protocols use no others.
constexpr char letter(Role role) {
    constexpr ByRole<char> letters{{'P', 'N', 'B', 'R', 'Q', 'K'}};
    return letters[role];
}

// Takes upper case only.
constexpr std::optional<Role> role_of_letter(char upper) {
    for (const Role role : kRoles)
        if (letter(role) == upper) return role;
    return std::nullopt;
}

struct Piece {
    Color color{};
    Role role{};
    // A pawn that has the value of `role` (KNSB 3.1); it is a pawn again once captured (KNSB 3.2).
    bool promoted = false;

    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

// A chessman off the board: captured, passed, or surrendered. Nothing is promoted there.
struct Chessman {
    Color color{};
    Role role{};

    friend constexpr bool operator==(const Chessman&, const Chessman&) = default;
};

}  // namespace doorgeef::rules
