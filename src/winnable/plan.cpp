#include "winnable/plan.hpp"

#include "rules/attacks.hpp"
#include "winnable/material.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::winnable {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Square;

// Found by trying them on self-played games: docs/winnable.md.
constexpr int kPerKingStep = 4;
constexpr int kPerFlight = 1;
constexpr int kPerHelperMove = 3;
constexpr int kPerPawnStep = 2;
constexpr int kNoHelper = 8;
constexpr int kNoPromotion = 10;
constexpr int kNoMaterial = 40;

constexpr std::array kCorners{Square::a1, Square::h1, Square::a8, Square::h8};
// The squares not more than two king's steps from each corner.
constexpr std::array kAroundCorners{Bitboard{0x0000000000070707}, Bitboard{0x0000000000E0E0E0},
                                    Bitboard{0x0707070000000000}, Bitboard{0xE0E0E00000000000}};

constexpr rules::BySquare<rules::BySquare<std::int8_t>> distance_table() {
    rules::BySquare<rules::BySquare<std::int8_t>> table{};
    for (const Square a : rules::kAllSquares)
        for (const Square b : rules::kAllSquares) {
            const int files = file_of(a) - file_of(b);
            const int ranks = rank_of(a) - rank_of(b);
            table[a][b] =
                static_cast<std::int8_t>(std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks));
        }
    return table;
}

constexpr auto kDistances = distance_table();

int king_steps(Square a, Square b) {
    return kDistances[a][b];
}

int beyond_two(int steps) {
    return std::max(0, steps - 2);
}

// The number of a king's steps over open squares to each of four goals; `otherwise` where there is no way.
struct Walk {
    std::array<int, 4> steps{-1, -1, -1, -1};
    std::array<bool, 4> arrives{};
};

template <class Otherwise>
Walk walk(Square from, Bitboard open, const std::array<Bitboard, 4>& goals, Otherwise otherwise) {
    Walk walk;
    auto& steps = walk.steps;
    Bitboard reached{from};
    for (int made = 0;; ++made) {
        for (std::size_t i = 0; i < goals.size(); ++i)
            if (steps[i] < 0 && (reached & goals[i]).any()) steps[i] = made;
        const Bitboard next = reached | (all_steps(reached) & open);
        if (next == reached) break;
        reached = next;
    }
    for (std::size_t i = 0; i < goals.size(); ++i) {
        walk.arrives[i] = steps[i] >= 0;
        if (!walk.arrives[i]) steps[i] = otherwise(i);
    }
    return walk;
}

Bitboard same_color_as(Square square) {
    return kDarkSquares.contains(square) ? kDarkSquares : ~kDarkSquares;
}

// The two squares beside a corner, from which a man of the loser's blocks the way out.
Bitboard beside(Square corner) {
    return straight_steps(Bitboard{corner});
}

int steps_to_promotion(Color color, Bitboard pawns) {
    int fewest = 8;
    for (const Square pawn : pawns) fewest = std::min(fewest, 7 - relative_rank(color, pawn));
    return fewest;
}

}  // namespace

Plan::Plan(const rules::Position& position, Color winner)
    : position_(position), winner_(winner), loser_(!winner), winner_king_(position.king(winner)),
      loser_king_(position.king(loser_)), force_(force_of(position, winner)), helpers_(find_helpers()) {
    needs_material_ = !position.pieces(winner).several() && position.reserve(winner).empty();
    choose_corner();
    if (needs_material_) distance_ += kNoMaterial;
    if (force_ == Force::pawns)
        distance_ +=
            kNoPromotion + kPerPawnStep * steps_to_promotion(winner_, position_.pieces(winner_, Role::pawn));
    if (force_ == Force::feeble && helpers_.none() && position_.reserve(loser_).empty())
        distance_ +=
            kNoHelper + kPerKingStep * steps_to_promotion(loser_, position_.pieces(loser_, Role::pawn));
    for (const Square knight : position_.pieces(winner_, Role::knight))
        distance_ += force_ == Force::feeble ? beyond_two(king_steps(knight, corner_))
                                             : std::max(0, king_steps(knight, loser_king_) - 3);
}

Plan::Force Plan::force_of(const rules::Position& position, Color winner) {
    const auto count = [&](Role role) {
        return position.pieces(winner, role).count() + position.reserve(winner).count(role);
    };
    if (count(Role::queen) + count(Role::rook) > 0) return Force::major;
    if (count(Role::pawn) > 0) return Force::pawns;
    const Bitboard bishops = position.pieces(winner, Role::bishop);
    if (count(Role::knight) > 0)
        return count(Role::knight) + count(Role::bishop) > 1 ? Force::minor : Force::feeble;
    const bool one_color = (bishops & kDarkSquares).none() || (bishops & ~kDarkSquares).none();
    return one_color && !position.reserve(winner).has(Role::bishop) ? Force::feeble : Force::minor;
}

// The men of the loser that can block their king's way out of a corner and let the check through.
Bitboard Plan::find_helpers() const {
    const Bitboard bishops = position_.pieces(winner_, Role::bishop);
    Bitboard able = position_.pieces(Role::knight);
    if (bishops.none())
        able |= position_.pieces(Role::rook) | position_.pieces(Role::bishop);
    else
        able |= position_.pieces(Role::bishop) & ~same_color_as(bishops.first());
    return able & position_.pieces(loser_);
}

Bitboard Plan::attacked_by(Color color, Bitboard occupied) const {
    Bitboard squares = rules::king_attacks(position_.king(color)) |
                       pawn_captures(color, position_.pieces(color, Role::pawn)) |
                       knight_steps(position_.pieces(color, Role::knight));
    const Bitboard queens = position_.pieces(color, Role::queen);
    for (const Square from : position_.pieces(color, Role::bishop) | queens)
        squares |= rules::bishop_attacks(from, occupied);
    for (const Square from : position_.pieces(color, Role::rook) | queens)
        squares |= rules::rook_attacks(from, occupied);
    return squares;
}

void Plan::choose_corner() {
    const Bitboard occupied = position_.occupied();
    const Bitboard by_winner = attacked_by(winner_, occupied ^ Bitboard{loser_king_});
    const Bitboard by_loser = attacked_by(loser_, occupied ^ Bitboard{winner_king_});
    const Bitboard flights = rules::king_attacks(loser_king_) & ~position_.pieces(loser_) & ~by_winner;
    constexpr std::array kCornerSets{Bitboard{kCorners[0]}, Bitboard{kCorners[1]}, Bitboard{kCorners[2]},
                                     Bitboard{kCorners[3]}};
    const Walk loser = walk(loser_king_, ~by_winner & ~position_.pieces(loser_), kCornerSets,
                            [&](std::size_t i) { return king_steps(loser_king_, kCorners[i]); });
    // The loser's king will not stay where he is, so the squares that he guards are not closed.
    const Walk winner = walk(
        winner_king_, (~by_loser | rules::king_attacks(loser_king_)) & ~position_.pieces(winner_),
        kAroundCorners, [&](std::size_t i) { return beyond_two(king_steps(winner_king_, kCorners[i])); });

    const Bitboard bishops = position_.pieces(winner_, Role::bishop);
    const bool feeble = force_ == Force::feeble;
    distance_ = kNoMaterial * 100;
    for (std::size_t i = 0; i < kCorners.size(); ++i) {
        const bool wrong_corner = feeble && bishops.any() && (bishops & same_color_as(kCorners[i])).none();
        if (wrong_corner) continue;
        const int there = kPerKingStep * (loser.steps[i] + winner.steps[i]) +
                          (feeble ? kPerHelperMove * helper_moves(kCorners[i], winner.arrives[i]) : 0);
        if (there >= distance_) continue;
        distance_ = there;
        corner_ = kCorners[i];
    }
    distance_ += kPerFlight * static_cast<int>(flights.count());
}

// About how many moves the loser's men need to block the squares beside the corner: one of them if the
// winner's king can come and guard the rest, else both.
int Plan::helper_moves(Square corner, bool king_comes) const {
    constexpr int kVeryMany = 6;
    const Bitboard blocked = beside(corner) & position_.pieces(loser_) & ~position_.pieces(Role::king);
    const int missing = (king_comes ? 1 : 2) - static_cast<int>(blocked.count());
    if (missing <= 0) return 0;
    const Bitboard able = helpers_ & ~blocked & ~(position_.pieces(Role::bishop) & same_color_as(corner));
    int fewest = (able & ~position_.pieces(Role::knight)).any() ? 2 : kVeryMany;
    for (const Square knight : able& position_.pieces(Role::knight))
        fewest = std::min(fewest, 1 + (king_steps(knight, corner) + 1) / 2);
    return missing == 2 ? fewest + 3 : fewest;
}

int Plan::change(Move move) const {
    const bool captures =
        position_.pieces(!position_.turn()).contains(move.to()) || move.kind() == MoveKind::en_passant;
    return position_.turn() == winner_ ? change_by_winner(move, captures) : change_by_loser(move, captures);
}

int Plan::change_by_winner(Move move, bool captures) const {
    const Square from = move.from();
    const Square to = move.to();
    int change = 0;
    if (move.is_drop()) {
        change -= force_ == Force::major && king_steps(to, loser_king_) <= 2 ? 2 : 1;
    } else if (move.role() == Role::king) {
        change +=
            kPerKingStep * (beyond_two(king_steps(to, corner_)) - beyond_two(king_steps(from, corner_)));
    } else if (move.role() == Role::knight && move.kind() == MoveKind::normal) {
        const Square goal = force_ == Force::feeble ? corner_ : loser_king_;
        change += king_steps(to, goal) - king_steps(from, goal);
    } else if (move.role() == Role::pawn && force_ != Force::major) {
        change -= kPerPawnStep;
    }
    if (move.kind() == MoveKind::promotion) {
        if (force_ == Force::major)
            change += move.role() == Role::queen ? -1 : 2;
        else if (move.role() == Role::queen || move.role() == Role::rook)
            change -= move.role() == Role::queen ? 12 : 8;
    }
    if (move.kind() == MoveKind::taking && move.taken()) change -= 10;
    if (captures) {
        const bool last_helper = force_ == Force::feeble && helpers_ == Bitboard{to};
        if (last_helper)
            change += 20;
        else
            change -= position_.pieces(Role::queen).contains(to)  ? 8
                      : position_.pieces(Role::rook).contains(to) ? 6
                                                                  : 4;
    }
    return change;
}

int Plan::change_by_loser(Move move, bool captures) const {
    const Square from = move.from();
    const Square to = move.to();
    int change = 0;
    if (move.is_drop()) {
        change -= rules::king_attacks(loser_king_).contains(to) ? 2 : 1;
    } else if (move.role() == Role::king) {
        change += kPerKingStep * (king_steps(to, corner_) - king_steps(from, corner_));
    } else if (force_ == Force::feeble) {
        if (helpers_.contains(from)) {
            const auto blocks = [&](Square square) { return beside(corner_).contains(square) ? 1 : 0; };
            change += 3 * kPerHelperMove * (blocks(from) - blocks(to));
        }
        if (helpers_.none() && move.role() == Role::pawn) change -= kPerKingStep;
        if (helpers_.none() && move.kind() == MoveKind::promotion && move.role() != Role::queen) change -= 14;
    }
    if (captures) {
        const bool queen = position_.pieces(Role::queen).contains(to);
        const bool pawn = position_.pieces(Role::pawn).contains(to);
        change += queen ? 3 : pawn ? 1 : 2;
    }
    return change;
}

}  // namespace doorgeef::winnable
