#include "winnable/reach.hpp"

#include <span>

namespace doorgeef::winnable {

namespace {

Bitboard promoted_steps(const Man& pawn, Bitboard squares) {
    Bitboard reached;
    for (const Role role : rules::kPromotionRoles)
        if (pawn.becomes.has(role)) reached |= steps(pawn.color, role, squares);
    return reached;
}

template <class Step>
Bitboard grown(Bitboard squares, Bitboard open, Step step) {
    for (;;) {
        const Bitboard next = squares | (step(squares) & open);
        if (next == squares) return squares;
        squares = next;
    }
}

Bitboard grown(Color color, Role role, Bitboard squares, Bitboard open) {
    return grown(squares, open, [=](Bitboard from) { return steps(color, role, from); });
}

// The squares of a file from this one on, seen by a pawn of this colour.
Bitboard file_from(Color color, rules::Square square) {
    const Bitboard file = rules::kFileA << file_of(square);
    return file & (color == Color::white ? Bitboard{~std::uint64_t{0} << index(square)}
                                         : Bitboard{~std::uint64_t{0} >> (63 - index(square))});
}

rules::Square nearest(Color color, Bitboard squares) {
    return color == Color::white ? squares.first() : rules::square_at(63 - std::countl_zero(squares.bits()));
}

bool is_takeable(Role role) {
    return role != Role::king && role != Role::pawn;
}

}  // namespace

Bitboard Man::attacked() const {
    if (role != Role::pawn) return steps(color, role, squares);
    return pawn_captures(color, squares | strayed) | promoted_steps(*this, promoted);
}

Reach::Reach(const rules::Position& position, const rules::Ruleset& ruleset, const Outside& outside)
    : outside_(outside) {
    for (const Color color : rules::kColors) {
        const Bitboard king{position.king(color)};
        add({.color = color, .role = Role::king, .home = king, .squares = king});
    }
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles)
            for (const rules::Square square : position.pieces(color, role)) {
                const Bitboard home{square};
                add({.color = color,
                     .role = role,
                     .becomes = outside_.promotions[color],
                     .home = home,
                     .squares = home});
            }
    // The pawn that can be captured in passing counts as if it had stopped half-way.
    if (const auto passed = position.en_passant()) {
        const Bitboard pawn = forward(!position.turn(), Bitboard{*passed});
        for (Man& man : std::span{men_.data(), size_})
            if (man.home == pawn) man.squares |= Bitboard{*passed};
    }
    add_reserves(position, ruleset);

    for (const Color color : rules::kColors) fixed_[color] = position.pieces(color);
    do refresh();
    while (grow());
}

void Reach::add_reserves(const rules::Position& position, const rules::Ruleset& ruleset) {
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles) {
            const bool arrives = outside_.arrivals[color].has(role);
            const unsigned held = position.reserve(color).count(role);
            if (arrives || held > 0)
                add({.color = color,
                     .role = role,
                     .count = arrives ? outside_.in_match[color][role] : held,
                     .becomes = outside_.promotions[color],
                     .squares = rules::drop_zone(ruleset, color, role)});
        }
}

void Reach::refresh() {
    standing_ = captures_ = guarded_ = holding_ = {};
    const std::span men{men_.data(), size_};
    for (const Man& man : men.subspan(2)) standing_[man.color] |= man.anywhere();
    for (const Man& man : men)
        captures_[man.color] |=
            man.role == Role::pawn
                ? (pawn_captures(man.color, man.squares | man.strayed) & standing_[!man.color]) | man.promoted
                : man.squares;
    for (const Man& man : men) {
        const bool stays = man.anywhere() == man.home;
        const bool safe = man.role == Role::king || (captures_[!man.color] & man.home).none();
        const bool taken = outside_.takes[man.color] && is_takeable(man.role);
        if (stays && safe && !taken)
            guarded_[man.color] |= steps(man.color, man.role, man.home);
        else
            fixed_[man.color] &= ~man.home;
        if (man.role == Role::pawn && man.strayed.none() && (captures_[!man.color] & man.squares).none())
            holding_[man.color] |= man.home;
    }
}

// Lets every man go as far as what is known now allows; whether any came further.
bool Reach::grow() {
    bool came_further = false;
    for (Man& man : std::span{men_.data(), size_}) {
        if (man.role == Role::pawn) {
            came_further |= grow_pawn(man);
            continue;
        }
        Bitboard open = ~fixed_[man.color];
        if (man.role == Role::king) open &= ~guarded_[!man.color];
        const Bitboard squares = grown(man.color, man.role, man.squares, open);
        came_further |= squares != man.squares;
        man.squares = squares;
    }
    return came_further;
}

// As long as two opposing pawns on one file are both there and have not left it, neither passes the other.
Bitboard Reach::below_opposing_pawns(const Man& pawn) const {
    if (pawn.home.none()) return rules::kAllSquares;
    const Bitboard opposing = file_from(pawn.color, pawn.home.first()) & holding_[!pawn.color];
    if (opposing.none()) return rules::kAllSquares;
    return ~file_from(pawn.color, nearest(pawn.color, opposing));
}

bool Reach::grow_pawn(Man& pawn) const {
    const Bitboard empty = ~(fixed_[Color::white] | fixed_[Color::black]);
    const Bitboard squares = grown(pawn.squares, empty & below_opposing_pawns(pawn),
                                   [&](Bitboard from) { return forward(pawn.color, from); });
    const Bitboard strayed =
        grown(pawn.strayed | (pawn_captures(pawn.color, squares | pawn.strayed) & standing_[!pawn.color]),
              empty, [&](Bitboard from) { return forward(pawn.color, from); });
    Bitboard promoted = pawn.promoted;
    if (!pawn.becomes.empty()) promoted |= (squares | strayed) & rules::relative_rank_mask(pawn.color, 7);
    promoted =
        grown(promoted, ~fixed_[pawn.color], [&](Bitboard from) { return promoted_steps(pawn, from); });
    const bool came_further = squares != pawn.squares || strayed != pawn.strayed || promoted != pawn.promoted;
    pawn.squares = squares;
    pawn.strayed = strayed;
    pawn.promoted = promoted;
    return came_further;
}

}  // namespace doorgeef::winnable
