// Where every chessman can ever come to stand: an upper bound, found without searching. Whatever series of
// legal moves is played, every man stands on a square that is counted here, or is gone.
#pragma once

#include "rules/position.hpp"
#include "winnable/steps.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorgeef::winnable {

// A set of roles.
class RoleSet {
public:
    constexpr bool has(Role role) const { return (bits_ >> static_cast<unsigned>(role) & 1U) != 0; }
    constexpr void add(Role role) {
        bits_ = static_cast<std::uint8_t>(bits_ | 1U << static_cast<unsigned>(role));
    }
    constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(RoleSet, RoleSet) = default;

    static constexpr RoleSet of_promotion() {
        RoleSet roles;
        for (const Role role : rules::kPromotionRoles) roles.add(role);
        return roles;
    }

private:
    std::uint8_t bits_ = 0;
};

// What the other board can still do to this one.
struct Outside {
    rules::ByColor<RoleSet> arrivals{};  // roles that may still come into the reserve of this colour
    rules::ByColor<rules::ByRole<unsigned>> in_match{};  // how many of these there are at all
    rules::ByColor<bool> takes{};  // pieces of this colour may be taken off this board (Stein 3.1)
    // What a pawn of this colour may become.
    rules::ByColor<RoleSet> promotions{{RoleSet::of_promotion(), RoleSet::of_promotion()}};

    friend bool operator==(const Outside&, const Outside&) = default;
};

// One chessman on the board, or all of one kind that can be dropped.
struct Man {
    Color color{};
    Role role{};
    unsigned count = 1;
    RoleSet becomes{};    // of a pawn, by promotion
    Bitboard home{};      // where it stands now; empty for what is dropped
    Bitboard squares{};   // where it may stand as what it is; a pawn without having captured
    Bitboard strayed{};   // a pawn that has captured
    Bitboard promoted{};  // a pawn that has promoted

    Bitboard anywhere() const { return squares | strayed | promoted; }
    // Every square that it may ever attack.
    Bitboard attacked() const;
};

class Reach {
public:
    // Takes no notice of where men of the two reserves come from. `outside` is what may be added to them.
    Reach(const rules::Position& position, const rules::Ruleset& ruleset, const Outside& outside = {});

    const Man* begin() const { return men_.data(); }
    const Man* end() const { return men_.data() + size_; }
    Bitboard king(Color color) const { return men_[static_cast<std::size_t>(color)].squares; }
    // The squares of this colour's men that can neither leave nor disappear.
    Bitboard fixed(Color color) const { return fixed_[color]; }
    // Where men of this colour may capture.
    Bitboard captures(Color color) const { return captures_[color]; }

private:
    // 64 squares, and five kinds for each colour in reserve.
    static constexpr std::size_t kMost = 74;

    void add(const Man& man) { men_[size_++] = man; }
    void add_reserves(const rules::Position& position, const rules::Ruleset& ruleset);
    void refresh();
    bool grow();
    bool grow_pawn(Man& pawn) const;
    Bitboard below_opposing_pawns(const Man& pawn) const;

    std::array<Man, kMost> men_;  // the two kings first
    std::size_t size_ = 0;
    Outside outside_;
    // What follows from how far the men have come:
    rules::ByColor<Bitboard> fixed_;
    rules::ByColor<Bitboard> guarded_;   // attacked for ever, by fixed men
    rules::ByColor<Bitboard> standing_;  // where a man other than the king may stand
    rules::ByColor<Bitboard> captures_;
    rules::ByColor<Bitboard> holding_;  // homes of pawns that neither leave their file nor are captured on it
};

}  // namespace doorgeef::winnable
