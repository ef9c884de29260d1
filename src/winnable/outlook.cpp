#include "winnable/outlook.hpp"

namespace doorgeef::winnable {

namespace {

using rules::Position;
using rules::Reserve;

using Census = rules::ByColor<rules::ByRole<unsigned>>;

// Every man of the match, on the boards and beside them; a promoted pawn both as what it is and as a pawn.
Census census(const Boards& boards) {
    Census men;
    for (const std::size_t board : {0U, 1U})
        for (const Color color : rules::kColors) {
            const Position& position = boards.positions[board];
            men[color][Role::pawn] += (position.pieces(color) & position.promoted()).count();
            for (const Role role : rules::kDroppableRoles)
                men[color][role] += position.pieces(color, role).count() +
                                    position.reserve(color).count(role) +
                                    boards.captured[board][!color].count(role);
        }
    return men;
}

void add_all(RoleSet& roles, const Reserve& reserve) {
    for (const Role role : rules::kDroppableRoles)
        if (reserve.has(role)) roles.add(role);
}

// As what a man may arrive at the teammate's once captured: a promoted pawn is a pawn again (KNSB 3.2),
// but what was taken for it is a piece (Stein 3.1).
void add_as_captured(RoleSet& roles, const Man& man, const Position& position,
                     const rules::Ruleset& ruleset) {
    roles.add(man.role);
    if ((man.home & position.promoted()).any()) roles.add(Role::pawn);
    if (man.promoted.any() && ruleset.promotion == rules::Promotion::taking)
        for (const Role role : rules::kPromotionRoles) roles.add(role);
}

// The roles that a pawn may take from this board: of what stands there, or can still come there.
rules::ByColor<RoleSet> to_be_taken(const Boards& boards, std::size_t board) {
    const Census men = census(boards);
    rules::ByColor<RoleSet> roles;
    for (const Color color : rules::kColors)
        for (const Role role : rules::kPromotionRoles)
            if (boards.over[board] ? boards.positions[board].pieces(color, role).any() : men[color][role] > 0)
                roles[color].add(role);
    return roles;
}

// What play on one board can bring to the other one.
void add_from(const Position& position, const Outside& outside, const rules::Ruleset& ruleset,
              Outside& other) {
    const Reach reach{position, ruleset, outside};
    for (const Man& man : reach) {
        if (man.role == Role::king) continue;
        if ((man.anywhere() & reach.captures(!man.color)).any())
            add_as_captured(other.arrivals[man.color], man, position, ruleset);
        const Bitboard last_rank = rules::relative_rank_mask(man.color, 7);
        if (ruleset.promotion == rules::Promotion::taking && man.role == Role::pawn &&
            ((man.squares | man.strayed) & last_rank).any()) {
            other.takes[man.color] = true;
            other.arrivals[man.color].add(Role::pawn);  // Stein 3.2
        }
    }
}

}  // namespace

// As for one board (material.hpp), but a bishop can come back on a square of the other colour.
bool lacks_material(const Boards& boards, Color side) {
    const Census men = census(boards);
    const auto& own = men[side];
    const auto& theirs = men[!side];
    if (own[Role::pawn] + own[Role::rook] + own[Role::queen] > 0) return false;
    const unsigned minor = own[Role::knight] + own[Role::bishop];
    if (minor != 1) return minor == 0;
    const unsigned helpers = theirs[Role::pawn] + theirs[Role::knight] + theirs[Role::bishop];
    return helpers == 0 && (own[Role::bishop] == 1 || theirs[Role::rook] == 0);
}

std::array<Outside, 2> outlook(const Boards& boards, const rules::Ruleset& ruleset) {
    std::array<Outside, 2> outlook;
    for (const std::size_t board : {0U, 1U}) {
        outlook[board].in_match = census(boards);
        if (ruleset.promotion == rules::Promotion::taking)
            outlook[board].promotions = to_be_taken(boards, 1 - board);
    }
    // What White captures is black, and his teammate drops it on the other board.
    for (const std::size_t board : {0U, 1U})
        for (const Color color : rules::kColors)
            add_all(outlook[1 - board].arrivals[!color], boards.captured[board][color]);
    for (;;) {
        std::array<Outside, 2> next = outlook;
        for (const std::size_t board : {0U, 1U})
            if (!boards.over[board])
                add_from(boards.positions[board], outlook[board], ruleset, next[1 - board]);
        if (next == outlook) return outlook;
        outlook = next;
    }
}

}  // namespace doorgeef::winnable
