// The pieces a player may drop (reservevoorraad): a count per role.
#pragma once

#include "rules/piece.hpp"

#include <cstdint>

namespace doorgeef::rules {

class Reserve {
public:
    // Far above what two sets can bring together (16 pawns), low enough for small counters.
    static constexpr unsigned kMostOfOneRole = 64;

    constexpr unsigned count(Role role) const { return static_cast<unsigned>(counts_ >> shift(role)) & 0xFF; }
    constexpr bool has(Role role) const { return (counts_ & (std::uint64_t{0xFF} << shift(role))) != 0; }
    constexpr bool empty() const { return counts_ == 0; }
    constexpr bool full(Role role) const { return count(role) >= kMostOfOneRole; }

    // Requires: not full(role).
    constexpr void add(Role role) { counts_ += std::uint64_t{1} << shift(role); }
    // Requires: has(role).
    constexpr void remove(Role role) { counts_ -= std::uint64_t{1} << shift(role); }

    friend constexpr bool operator==(const Reserve&, const Reserve&) = default;

private:
    static constexpr unsigned shift(Role role) { return 8 * static_cast<unsigned>(role); }

    // One byte a role, in one word: the generator asks a reserve whether it is empty at every node.
    std::uint64_t counts_ = 0;
};

}  // namespace doorgeef::rules
