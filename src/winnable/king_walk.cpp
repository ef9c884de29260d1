#include "winnable/king_walk.hpp"

#include "rules/attacks.hpp"
#include "winnable/mate_net.hpp"

#include <algorithm>
#include <bitset>
#include <vector>

namespace doorgeef::winnable {

namespace {

using rules::ByColor;
using rules::Position;
using rules::Square;

struct Kings {
    ByColor<Square> at;
    Color turn{};

    std::size_t number() const {
        return (static_cast<std::size_t>(at[Color::white]) * 64 +
                static_cast<std::size_t>(at[Color::black])) *
                   2 +
               static_cast<std::size_t>(turn);
    }
};

class KingWalk {
public:
    KingWalk(const Position& position, Color winner) : position_(position), winner_(winner) {
        for (const Color color : rules::kColors)
            walls_[color] = position.pieces(color) & ~position.pieces(Role::king);
        release_floaters();
        for (const Color color : rules::kColors) {
            for (const Role role : rules::kDroppableRoles)
                guarded_[color] |= steps(color, role, walls_[color] & position.pieces(role));
        }
    }

    bool is_in_vain() {
        if (!is_locked()) return false;
        const Kings now{{{position_.king(Color::white), position_.king(Color::black)}}, position_.turn()};
        if (position_.turn() != winner_ && position_.in_check() && net_closes(now)) return false;
        go(now);
        while (!thinkable_ && !open_.empty()) {
            const Kings kings = open_.back();
            open_.pop_back();
            follow(kings);
        }
        return !thinkable_;
    }

private:
    Bitboard walls() const { return walls_[Color::white] | walls_[Color::black]; }

    // Walls are men that cannot move as long as all walls stand; what can move is a floater and goes wherever
    // walls let it.
    void release_floaters() {
        for (bool released = true; released;) {
            released = false;
            for (const Color color : rules::kColors)
                for (const Square square : walls_[color] & ~position_.pieces(Role::pawn)) {
                    const Role role = position_.piece_at(square)->role;
                    if ((steps(color, role, Bitboard{square}) & ~walls_[color]).none()) continue;
                    walls_[color] &= ~Bitboard{square};
                    released = true;
                }
        }
        for (const Color color : rules::kColors)
            for (const Square square :
                 position_.pieces(color) & ~walls_[color] & ~position_.pieces(Role::king)) {
                Man man{.color = color, .role = position_.piece_at(square)->role, .home = Bitboard{square}};
                man.squares = man.home;
                for (Bitboard next = man.home; next.any();) {
                    next = steps(color, man.role, man.squares) & ~walls() & ~man.squares;
                    man.squares |= next;
                }
                floaters_.push_back(man);
                roaming_[color] |= man.squares;
            }
    }

    // No wall can move, and none can be captured but by a king.
    bool is_locked() const {
        if (position_.castling().any() || position_.en_passant()) return false;
        for (const Man& man : floaters_)
            if ((steps(man.color, man.role, man.squares) & walls_[!man.color]).any()) return false;
        for (const Color color : rules::kColors) {
            const Bitboard pawns = position_.pieces(color, Role::pawn);
            if ((forward(color, pawns) & ~walls()).any()) return false;
            if ((pawn_captures(color, pawns) & (walls_[!color] | roaming_[!color])).any()) return false;
        }
        return true;
    }

    void go(const Kings& kings) {
        if (seen_[kings.number()]) return;
        seen_.set(kings.number());
        open_.push_back(kings);
    }

    bool has_floaters(Color color) const { return roaming_[color].any(); }

    // Where the king of the side to move may go.
    Bitboard king_moves(const Kings& kings) const {
        const Color us = kings.turn;
        return rules::king_attacks(kings.at[us]) & ~walls_[us] & ~guarded_[!us] &
               ~rules::king_attacks(kings.at[!us]);
    }

    void follow(const Kings& kings) {
        const Color us = kings.turn;
        if (has_floaters(us)) {
            if (us == winner_ && net_closes(kings)) thinkable_ = true;
            go({kings.at, !us});
        }
        for (const Square to : king_moves(kings)) {
            Kings next{kings.at, !us};
            next.at[us] = to;
            if (us == winner_ && may_uncover_check(kings, to) && net_closes(next)) thinkable_ = true;
            if (!walls_[!us].contains(to))
                go(next);
            else if (!leaves_nothing(next) || may_uncover_check(kings, to))
                thinkable_ = true;
        }
    }

    // Whether the side to move, which has just lost a wall to the king, has no move at all.
    bool leaves_nothing(const Kings& kings) const {
        return !has_floaters(kings.turn) && king_moves(kings).none();
    }

    // Whether the king, by leaving a line, may open it between a piece of his own and the other king.
    bool may_uncover_check(const Kings& kings, Square to) const {
        const Color us = kings.turn;
        const Square from = kings.at[us];
        const Square enemy = kings.at[!us];
        const Bitboard line = rules::line_through(enemy, from);
        if (line.none() || line.contains(to) || (rules::between(enemy, from) & walls()).any()) return false;
        return std::ranges::any_of(floaters_, [&](const Man& man) {
            const Bitboard rays = rules::attacks(man.role, us, enemy, walls());
            return man.color == us && man.role != Role::knight && (rays & line & man.squares).any();
        });
    }

    // Whether the men could stand so that the loser is mated with the kings where they are.
    bool net_closes(const Kings& kings) const {
        std::vector<Man> men = floaters_;
        for (const Color color : rules::kColors) {
            men.push_back({.color = color, .role = Role::king, .squares = Bitboard{kings.at[color]}});
            for (const Square square : walls_[color])
                men.push_back(
                    {.color = color, .role = position_.piece_at(square)->role, .squares = Bitboard{square}});
        }
        return mate_is_thinkable(men, walls(), winner_, kings.at[!winner_]);
    }

    const Position& position_;
    Color winner_;
    ByColor<Bitboard> walls_;
    ByColor<Bitboard> guarded_;  // by walls
    ByColor<Bitboard> roaming_;  // where floaters may stand
    std::vector<Man> floaters_;
    std::bitset<std::size_t{64} * 64 * 2> seen_;
    std::vector<Kings> open_;
    bool thinkable_ = false;
};

}  // namespace

bool kings_walk_in_vain(const Position& position, Color winner) {
    return KingWalk{position, winner}.is_in_vain();
}

}  // namespace doorgeef::winnable
