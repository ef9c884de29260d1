#include "winnable/plan.hpp"

#include "rules/attacks.hpp"
#include "winnable/plan_weights.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace doorgeef::winnable {

namespace {

using rules::Square;

constexpr std::array kCorners{place(Bitboard{Square::a1}), place(Bitboard{Square::h1}),
                              place(Bitboard{Square::a8}), place(Bitboard{Square::h8})};
// Not more than two steps from each corner.
constexpr std::array kAroundCorners{place(Bitboard{0x0000000000070707}), place(Bitboard{0x0000000000E0E0E0}),
                                    place(Bitboard{0x0707070000000000}), place(Bitboard{0xE0E0E00000000000})};

using MinorPlaces = std::array<Place, kMinorMates.size()>;

template <class Squares>
constexpr MinorPlaces minor_places(Squares squares) {
    MinorPlaces places{};
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = place(squares(kMinorMates[i]));
    return places;
}

constexpr MinorPlaces kMinorPosts = minor_places([](const MinorMate& mate) { return mate.posts; });
constexpr MinorPlaces kMinorCorners =
    minor_places([](const MinorMate& mate) { return Bitboard{mate.corner}; });
// Where the gap is guarded by a check from which the king goes to the corner.
constexpr MinorPlaces kMinorEnds =
    minor_places([](const MinorMate& mate) { return Bitboard{mate.corner} | Bitboard{mate.gap}; });

// A knight helps from three steps away.
int steps_too_far(Square knight, Square king) {
    return std::max(0, kKingSteps[knight][king] - 3);
}

int steps_to_promotion(Color color, Bitboard pawns) {
    int fewest = 8;
    for (const Square pawn : pawns) fewest = std::min(fewest, 7 - relative_rank(color, pawn));
    return fewest;
}

// The squares behind these pawns, seen by the other side's pawns that come to meet them.
Bitboard behind(Color color, Bitboard pawns) {
    Bitboard squares = pawns;
    for (int ranks = 1; ranks < 8; ranks *= 2)
        squares |= color == Color::white ? squares >> (8 * ranks) : squares << (8 * ranks);
    return squares;
}

// The loser's pawns that are in the way of all of the winner's.
Bitboard blockers(const rules::Position& position, Color winner) {
    const Bitboard mine = position.pieces(winner, Role::pawn);
    const Bitboard theirs = position.pieces(!winner, Role::pawn);
    if ((mine & ~behind(winner, theirs)).any()) return {};
    return theirs & behind(!winner, mine);
}

}  // namespace

Plan::Plan(const rules::Position& position, Color winner)
    : position_(position), winner_(winner), loser_(!winner), winner_king_(position.king(winner)),
      loser_king_(position.king(loser_)), force_(force_of(position, winner)),
      needs_material_(!position.pieces(winner).several() && position.reserve(winner).empty()),
      by_winner_(attacked_by_men(winner, position.occupied() ^ Bitboard{loser_king_})),
      answerable_(attacked_by_men(loser_, position.occupied() ^ Bitboard{winner_king_}).squares) {
    by_winner_.add(rules::king_attacks(winner_king_));
    const Bitboard beside = rules::king_attacks(loser_king_) & ~position.pieces(loser_);
    guarded_once_ = beside & by_winner_.squares & ~by_winner_.twice;
    flights_ = beside & ~by_winner_.squares;
    const Bitboard open_to_loser = ~by_winner_.squares & ~position.pieces(loser_);
    // The loser's king will not stay where he is, so the squares that he guards are not closed.
    const Bitboard open_to_winner =
        (~answerable_ | rules::king_attacks(loser_king_)) & ~position.pieces(winner);
    if (force_ == Force::pawns) blockers_ = blockers(position, winner);
    choose_corner(open_to_loser, open_to_winner);
    if (force_ == Force::minor) choose_minor_mate(open_to_loser, open_to_winner);

    distance_ += kPerFlight * count(flights_);
    if (needs_material_) distance_ += kNoMaterial;
    if (force_ == Force::pawns) choose_pawn();
    if (force_ != Force::minor)
        for (const Square knight : position_.pieces(winner_, Role::knight))
            distance_ += kPerDistantKnight * steps_too_far(knight, loser_king_);
}

void Plan::choose_pawn() {
    const Bitboard pawns = position_.pieces(winner_, Role::pawn);
    const Bitboard free = pawns & ~behind(winner_, position_.pieces(loser_, Role::pawn));
    distance_ += kNoPromotion + kPerPawnStep * steps_to_promotion(winner_, free.any() ? free : pawns);
    if (blockers_.none()) return;
    const Bitboard guarded = pawn_captures(loser_, position_.pieces(loser_, Role::pawn));
    const Bitboard weak = (blockers_ & ~guarded).any() ? blockers_ & ~guarded : blockers_;
    std::int8_t nearest = 8;
    for (const Square square : weak) {
        const std::int8_t steps = kKingSteps[square][winner_king_];
        if (steps >= nearest) continue;
        nearest = steps;
        winner_steps_ = &kKingSteps[square];
    }
    distance_ += kBlocked + kPerStepOfWinner * nearest;
}

Plan::Force Plan::force_of(const rules::Position& position, Color winner) {
    const auto has = [&](Role role) {
        return position.pieces(winner, role).any() || position.reserve(winner).has(role);
    };
    if (has(Role::queen) || has(Role::rook)) return Force::major;
    return has(Role::pawn) ? Force::pawns : Force::minor;
}

Plan::Attacks Plan::attacked_by_men(Color color, Bitboard occupied) const {
    Attacks attacks;
    const Bitboard pawns = position_.pieces(color, Role::pawn);
    attacks.add(forward(color, east(pawns)));
    attacks.add(forward(color, west(pawns)));
    for (const Square from : position_.pieces(color, Role::knight)) attacks.add(rules::knight_attacks(from));
    const Bitboard queens = position_.pieces(color, Role::queen);
    for (const Square from : position_.pieces(color, Role::bishop) | queens)
        attacks.add(rules::bishop_attacks(from, occupied));
    for (const Square from : position_.pieces(color, Role::rook) | queens)
        attacks.add(rules::rook_attacks(from, occupied));
    return attacks;
}

void Plan::choose_corner(Bitboard open_to_loser, Bitboard open_to_winner) {
    const auto loser = walk(loser_king_, open_to_loser, kCorners);
    const auto winner = walk(winner_king_, open_to_winner, kAroundCorners);
    const int per_step_of_winner = blockers_.any() ? 0 : kPerStepOfWinner;
    distance_ = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < kCorners.size(); ++i) {
        const int there = kPerStepOfLoser * loser.steps[i] + per_step_of_winner * winner.steps[i] +
                          (winner.arrives[i] ? 0 : kNoWayForWinner);
        if (there >= distance_) continue;
        distance_ = there;
        loser_steps_ = &kCorners[i].steps;
        winner_steps_ = &kAroundCorners[i].steps;
    }
}

void Plan::choose_minor_mate(Bitboard open_to_loser, Bitboard open_to_winner) {
    const bool may_guard = (position_.pieces(winner_) & ~Bitboard{winner_king_}).several();
    const MinorPlaces& ends = may_guard ? kMinorEnds : kMinorCorners;
    const auto loser = walk(loser_king_, open_to_loser, ends);
    const auto winner = walk(winner_king_, open_to_winner, kMinorPosts);
    int nearest = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < kMinorMates.size(); ++i) {
        const MinorGoal goal{position_, winner_, kMinorMates[i]};
        if (goal.is_impossible()) continue;
        const int there = kPerStepOfLoser * (loser.steps[i] + winner.steps[i]) +
                          kPerCheckMove * goal.to_check() + kPerGapMove * goal.to_gap() +
                          (winner.arrives[i] ? 0 : kNoWayForMinorMate) +
                          (goal.lacks_closer() ? kNobodyForGap : 0);
        if (there >= nearest) continue;
        nearest = there;
        loser_steps_ = &ends[i].steps;
        winner_steps_ = &kMinorPosts[i].steps;
        minor_goal_.emplace(goal);
    }
    if (!minor_goal_) return;
    distance_ = nearest + kPerQueenInTheWay * count(position_.pieces(loser_, Role::queen));
}

}  // namespace doorgeef::winnable
