#include "winnable/plan.hpp"

#include "rules/attacks.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace doorgeef::winnable {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Square;

// Small changes were tried on ten thousand questions about the ends of self-played games, and those kept that
// made the answers cheaper: docs/winnable.md.
constexpr int kPerStepOfLoser = 6;
constexpr int kPerStepOfWinner = 8;
constexpr int kNoWayForWinner = 10;
constexpr int kPerFlight = 1;
constexpr int kPerFlightTaken = 3;
constexpr int kPerFlightBlocked = 2;
constexpr int kPerBlockLeft = 4;
constexpr int kGivesCheck = 9;  // the answer is seldom one that helps
constexpr int kMoveOfLosersMen = 2;
constexpr int kPerDistantKnight = 4;
constexpr int kAnyPawnMove = -3;
constexpr int kPerPawnStep = 15;
constexpr int kNoPromotion = 7;
constexpr int kNoMaterial = 40;
constexpr int kFirstQueen = -22;
constexpr int kAnotherQueen = -20;
constexpr int kAnotherPromotion = -3;
constexpr int kTaking = -10;
constexpr int kPerGapMove = 3;
constexpr int kPerCheckMove = 5;
constexpr int kPerQueenInTheWay = 11;
constexpr int kNoWayForMinorMate = 4;
constexpr int kDrop = -1;
constexpr int kDropNearby = -2;

// What it is worth to capture one of these.
constexpr rules::ByRole<int> kCaptureByWinner{{2, -4, -4, -13, -9, 0}};
constexpr rules::ByRole<int> kCaptureByLoser{{2, 7, 7, 12, 13, 0}};

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

int count(Bitboard squares) {
    return static_cast<int>(squares.count());
}

constexpr rules::BySquare<rules::BySquare<std::int8_t>> distance_table() {
    rules::BySquare<rules::BySquare<std::int8_t>> table{};
    for (const Square from : rules::kAllSquares) table[from] = place(Bitboard{from}).steps;
    return table;
}

constexpr auto kKingSteps = distance_table();

// A knight helps from three steps away.
int steps_too_far(Square knight, Square king) {
    return std::max(0, kKingSteps[knight][king] - 3);
}

int steps_to_promotion(Color color, Bitboard pawns) {
    int fewest = 8;
    for (const Square pawn : pawns) fewest = std::min(fewest, 7 - relative_rank(color, pawn));
    return fewest;
}

}  // namespace

Plan::Plan(const rules::Position& position, Color winner)
    : position_(position), winner_(winner), loser_(!winner), winner_king_(position.king(winner)),
      loser_king_(position.king(loser_)), force_(force_of(position, winner)),
      needs_material_(!position.pieces(winner).several() && position.reserve(winner).empty()),
      by_winner_(attacked_by(winner, position.occupied() ^ Bitboard{loser_king_})),
      guarded_once_(rules::king_attacks(loser_king_) & ~position.pieces(loser_) & by_winner_.squares &
                    ~by_winner_.twice),
      flights_(rules::king_attacks(loser_king_) & ~position.pieces(loser_) & ~by_winner_.squares) {
    const Bitboard by_loser = attacked_by(loser_, position.occupied() ^ Bitboard{winner_king_}).squares;
    const Bitboard open_to_loser = ~by_winner_.squares & ~position.pieces(loser_);
    // The loser's king will not stay where he is, so the squares that he guards are not closed.
    const Bitboard open_to_winner = (~by_loser | rules::king_attacks(loser_king_)) & ~position.pieces(winner);
    choose_corner(open_to_loser, open_to_winner);
    if (force_ == Force::minor) choose_minor_mate(open_to_loser, open_to_winner);

    distance_ += kPerFlight * count(flights_);
    if (needs_material_) distance_ += kNoMaterial;
    if (force_ == Force::pawns)
        distance_ +=
            kNoPromotion + kPerPawnStep * steps_to_promotion(winner_, position_.pieces(winner_, Role::pawn));
    if (force_ != Force::minor)
        for (const Square knight : position_.pieces(winner_, Role::knight))
            distance_ += kPerDistantKnight * steps_too_far(knight, loser_king_);
}

Plan::Force Plan::force_of(const rules::Position& position, Color winner) {
    const auto has = [&](Role role) {
        return position.pieces(winner, role).any() || position.reserve(winner).has(role);
    };
    if (has(Role::queen) || has(Role::rook)) return Force::major;
    return has(Role::pawn) ? Force::pawns : Force::minor;
}

Plan::Attacks Plan::attacked_by(Color color, Bitboard occupied) const {
    Attacks attacks;
    const auto add = [&attacks](Bitboard squares) {
        attacks.twice |= attacks.squares & squares;
        attacks.squares |= squares;
    };
    add(rules::king_attacks(position_.king(color)));
    const Bitboard pawns = position_.pieces(color, Role::pawn);
    add(forward(color, east(pawns)));
    add(forward(color, west(pawns)));
    for (const Square from : position_.pieces(color, Role::knight)) add(rules::knight_attacks(from));
    const Bitboard queens = position_.pieces(color, Role::queen);
    for (const Square from : position_.pieces(color, Role::bishop) | queens)
        add(rules::bishop_attacks(from, occupied));
    for (const Square from : position_.pieces(color, Role::rook) | queens)
        add(rules::rook_attacks(from, occupied));
    return attacks;
}

void Plan::choose_corner(Bitboard open_to_loser, Bitboard open_to_winner) {
    const auto loser = walk(loser_king_, open_to_loser, kCorners);
    const auto winner = walk(winner_king_, open_to_winner, kAroundCorners);
    distance_ = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < kCorners.size(); ++i) {
        const int there = kPerStepOfLoser * loser.steps[i] + kPerStepOfWinner * winner.steps[i] +
                          (winner.arrives[i] ? 0 : kNoWayForWinner);
        if (there >= distance_) continue;
        distance_ = there;
        end_ = &kCorners[i];
        post_ = &kAroundCorners[i];
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
                          (winner.arrives[i] ? 0 : kNoWayForMinorMate);
        if (there >= nearest) continue;
        nearest = there;
        end_ = &ends[i];
        post_ = &kMinorPosts[i];
        minor_goal_.emplace(goal);
    }
    if (!minor_goal_) return;
    distance_ = nearest + kPerQueenInTheWay * count(position_.pieces(loser_, Role::queen));
}

void Plan::judge(std::span<const rules::Move> moves, std::span<Prospect> prospects) const {
    if (position_.turn() != winner_) {
        for (std::size_t i = 0; i < moves.size(); ++i)
            prospects[i] = {distance_ + change_by_loser(moves[i]), false};
        return;
    }
    const Bitboard shields = position_.shields(loser_);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Bitboard attacked = attacked_after(moves[i]);
        const bool checks = attacked.contains(loser_king_) || shields.contains(moves[i].from());
        prospects[i] = {distance_ + change_by_winner(moves[i], attacked),
                        checks && (flights_ & ~attacked).none()};
    }
}

// What the man attacks from where it goes, also through the loser's king.
Bitboard Plan::attacked_after(Move move) const {
    const Bitboard occupied = (position_.occupied() | Bitboard{move.to()}) & ~Bitboard{loser_king_};
    const Bitboard gone = move.is_drop() ? Bitboard{} : Bitboard{move.from()};
    return rules::attacks(move.role(), winner_, move.to(), occupied & ~gone);
}

// The squares beside the loser's king that only this man guards.
int Plan::guards_lost(Move move) const {
    if (guarded_once_.none() || move.kind() != MoveKind::normal) return 0;
    const Bitboard occupied = position_.occupied() ^ Bitboard { loser_king_ };
    return count(guarded_once_ & rules::attacks(move.role(), winner_, move.from(), occupied));
}

int Plan::change_by_winner(Move move, Bitboard attacked) const {
    int change = nearer_by_winner(move) + kPerFlight * guards_lost(move) -
                 kPerFlightTaken * count(flights_ & attacked) +
                 (attacked.contains(loser_king_) ? kGivesCheck : 0);
    if (move.kind() == MoveKind::promotion) {
        if (move.role() == Role::queen)
            change += force_ == Force::major ? kAnotherQueen : kFirstQueen;
        else if (force_ == Force::major)
            change += kAnotherPromotion;
    }
    if (move.kind() == MoveKind::taking && move.taken()) change += kTaking;
    return change + worth_of_capture(move, kCaptureByWinner);
}

int Plan::worth_of_capture(Move move, const rules::ByRole<int>& worth) const {
    if (move.kind() == MoveKind::en_passant) return worth[Role::pawn];
    if (!position_.pieces(!position_.turn()).contains(move.to())) return 0;
    for (const Role role : rules::kDroppableRoles)
        if (position_.pieces(role).contains(move.to())) return worth[role];
    return 0;
}

// By how much the man comes nearer to where it is needed.
int Plan::nearer_by_winner(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    if (move.is_drop())
        return force_ == Force::major && kKingSteps[to][loser_king_] > 2 ? kDrop : kDropNearby;
    if (move.role() == Role::king) return kPerStepOfWinner * (post_->steps[to] - post_->steps[from]);
    if (minor_goal_)
        return kPerCheckMove * (minor_goal_->to_check_after(move) - minor_goal_->to_check()) +
               kPerGapMove * (minor_goal_->to_gap_after(move) - minor_goal_->to_gap());
    if (move.role() == Role::knight && move.kind() == MoveKind::normal)
        return kKingSteps[to][loser_king_] - kKingSteps[from][loser_king_];
    if (move.role() != Role::pawn) return 0;
    return force_ == Force::pawns ? -kPerPawnStep : kAnyPawnMove;
}

int Plan::change_by_loser(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    int change = worth_of_capture(move, kCaptureByLoser);
    if (move.role() == Role::king) return change + kPerStepOfLoser * (end_->steps[to] - end_->steps[from]);
    const Bitboard beside = rules::king_attacks(loser_king_) & ~by_winner_.squares;
    change += kMoveOfLosersMen;
    if (flights_.contains(to)) change -= kPerFlightBlocked;
    if (move.is_drop())
        change += kDrop;
    else if (beside.contains(from))
        change += kPerBlockLeft;
    if (minor_goal_) change += kPerGapMove * (minor_goal_->to_gap_after(move) - minor_goal_->to_gap());
    return change;
}

}  // namespace doorgeef::winnable
