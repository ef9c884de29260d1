#include "winnable/mate_net.hpp"

#include "rules/attacks.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace doorgeef::winnable {

namespace {

using rules::Square;

// What must be covered: the squares around the king in bits 0 to 7, in their order from a1 to h8, and the
// king's own square, which must be attacked.
using Cover = std::uint16_t;
constexpr Cover kCheck = 1U << 8U;

// The different ways in which one man can help, without those that another way includes.
class Ways {
public:
    // Left unset: a net has room for far more men than it mostly holds.
    Ways() = default;
    explicit Ways(unsigned men) : size_(0), men_left_(men) {}

    void add(Cover cover) {
        if (cover == 0) return;
        if (std::ranges::any_of(all(), [=](Cover other) { return (cover & ~other) == 0; })) return;
        std::size_t kept = 0;
        for (const Cover other : all())
            if ((other & ~cover) != 0) covers_[kept++] = other;
        size_ = kept;
        if (size_ == covers_.size()) {  // what no longer fits is replaced by a way that includes all
            covers_[0] = kCheck | 0xFFU;
            size_ = 1;
        } else {
            covers_[size_++] = cover;
        }
    }

    std::span<const Cover> all() const { return {covers_.data(), size_}; }
    bool empty() const { return size_ == 0; }
    bool man_left() const { return men_left_ > 0; }
    bool can_help(Cover square) const {
        return man_left() && std::ranges::any_of(all(), [=](Cover cover) { return (cover & square) != 0; });
    }
    void use() { --men_left_; }
    void give_back() { ++men_left_; }

private:
    std::array<Cover, 24> covers_;
    std::size_t size_;
    unsigned men_left_;
};

// A mate with the king on one square: every square around him is attacked by the winner or occupied by the
// loser, each man does one of its ways, and one that is not the winner's king gives check.
class Net {
public:
    Net(std::span<const Man> men, Bitboard fixed, Color winner, Square king)
        : king_(king), around_(rules::king_attacks(king)), fixed_(fixed & ~Bitboard{king}) {
        for (const Man& man : men) {
            Ways ways{man.count};
            if (man.color == winner)
                add_attacks(man, ways);
            else if (man.role != Role::king)
                for (const Square square : man.anywhere() & around_) ways.add(cover_of(Bitboard{square}));
            if (!ways.empty()) men_[size_++] = ways;
        }
    }

    bool closes() { return covered(static_cast<Cover>(((1U << around_.count()) - 1) | kCheck)); }

private:
    static constexpr unsigned kMostTries = 2000;

    Cover cover_of(Bitboard squares) const {
        Cover cover = squares.contains(king_) ? kCheck : 0;
        Cover bit = 1;
        for (const Square square : around_) {
            if (squares.contains(square)) cover = static_cast<Cover>(cover | bit);
            bit = static_cast<Cover>(bit << 1U);
        }
        return cover;
    }

    void add_attacks(const Man& man, Ways& ways) const {
        const Bitboard zone = around_ | Bitboard{king_};
        const auto add_from = [&](Role role, Bitboard squares) {
            for (const Square square : squares & ~Bitboard{king_}) {
                const Bitboard attacked = rules::attacks(role, man.color, square, fixed_) & zone;
                if (attacked.any()) ways.add(cover_of(attacked));
            }
        };
        switch (man.role) {
        case Role::king: add_from(Role::king, man.squares & ~around_); break;
        case Role::pawn:
            add_from(Role::pawn, man.squares | man.strayed);
            for (const Role role : rules::kPromotionRoles)
                if (man.becomes.has(role)) add_from(role, man.promoted);
            break;
        default: add_from(man.role, man.squares);
        }
    }

    // Whether the men that are left can cover what is still open. If that takes too long: perhaps, so yes.
    bool covered(Cover open) {
        if (open == 0 || ++tries_ > kMostTries) return true;
        const Cover square = hardest(open);
        for (Ways& man : std::span{men_.data(), size_}) {
            if (!man.can_help(square)) continue;
            man.use();
            const bool closed = std::ranges::any_of(man.all(), [&](Cover cover) {
                return (cover & square) != 0 && covered(static_cast<Cover>(open & ~cover));
            });
            man.give_back();
            if (closed) return true;
        }
        return false;
    }

    // The square that the fewest men can cover.
    Cover hardest(Cover open) const {
        Cover found = 0;
        auto fewest = static_cast<std::ptrdiff_t>(kMostMen) + 1;
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const auto square = static_cast<Cover>(rest & (0 - rest));
            const auto able = std::count_if(men_.begin(), men_.begin() + static_cast<std::ptrdiff_t>(size_),
                                            [=](const Ways& man) { return man.can_help(square); });
            if (able < fewest) {
                fewest = able;
                found = square;
            }
        }
        return found;
    }

    static constexpr std::size_t kMostMen = 74;

    Square king_;
    Bitboard around_;
    Bitboard fixed_;
    std::array<Ways, kMostMen> men_;
    std::size_t size_ = 0;
    unsigned tries_ = 0;
};

}  // namespace

bool mate_is_thinkable(std::span<const Man> men, Bitboard fixed, Color winner, Square king) {
    return Net{men, fixed, winner, king}.closes();
}

namespace {

// A queen or a rook that goes nearly anywhere: no use in looking closer, it will not be impossible.
bool roams(const Man& man) {
    constexpr unsigned kNearlyAnywhere = 40;
    if (man.role == Role::pawn)
        return man.becomes.has(Role::queen) && man.promoted.count() >= kNearlyAnywhere;
    return (man.role == Role::queen || man.role == Role::rook) && man.squares.count() >= kNearlyAnywhere;
}

}  // namespace

bool mate_is_thinkable(const Reach& reach, Color winner) {
    if (std::ranges::any_of(reach, [=](const Man& man) { return man.color == winner && roams(man); }))
        return true;
    Bitboard checked;
    Bitboard covered;
    for (const Man& man : reach) {
        if (man.color == winner) {
            covered |= man.attacked();
            if (man.role != Role::king) checked |= man.attacked();
        } else if (man.role != Role::king) {
            covered |= man.anywhere();
        }
    }
    const Bitboard fixed = reach.fixed(Color::white) | reach.fixed(Color::black);
    return std::ranges::any_of(reach.king(!winner) & checked, [&](Square king) {
        return (rules::king_attacks(king) & ~covered).none() &&
               mate_is_thinkable({reach.begin(), reach.end()}, fixed, winner, king);
    });
}

}  // namespace doorgeef::winnable
