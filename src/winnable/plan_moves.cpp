// What each move does for a plan.
#include "rules/attacks.hpp"
#include "winnable/plan.hpp"
#include "winnable/plan_weights.hpp"

namespace doorgeef::winnable {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Square;

}  // namespace

void Plan::list_good_steps_of_loser(rules::MoveList& steps) const {
    if (position_.turn() == winner_ || minor_goal_) return;
    for (const Square to : flights_ & ~position_.occupied())
        if ((*loser_steps_)[to] < (*loser_steps_)[loser_king_])
            steps.push_back(Move::normal(Role::king, loser_king_, to));
}

void Plan::judge(std::span<const rules::Move> moves, std::span<Prospect> prospects) const {
    if (position_.turn() == winner_) return judge_winner(moves, prospects);
    for (std::size_t i = 0; i < moves.size(); ++i)
        prospects[i] = {distance_ + change_by_loser(moves[i]), false};
}

void Plan::judge_winner(std::span<const rules::Move> moves, std::span<Prospect> prospects) const {
    const Bitboard shields = position_.shields(loser_);
    const Bitboard occupied = position_.occupied() ^ Bitboard { loser_king_ };
    Departure man;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (i == 0 || moves[i - 1].from() != move.from()) man = departure(move);
        // Also through the loser's king.
        const Bitboard attacked =
            rules::attacks(move.role(), winner_, move.to(), occupied & ~Bitboard{move.from()});
        const bool uncovers = shields.contains(move.from());
        const bool checks = attacked.contains(loser_king_);
        const int nearer = man.aim != nullptr
                               ? man.per_step * ((*man.aim)[move.to()] - (*man.aim)[move.from()])
                               : nearer_by_winner(move);
        int change = nearer + worth_of_capture(move, kCaptureByWinner) + kPerFlight * count(man.deserts) -
                     kPerFlightTaken * count(flights_ & attacked) + (checks ? kGivesCheck : 0);
        if (blockers_.contains(move.to())) change -= kBlockerTaken;
        const bool answerable = answerable_.contains(move.to()) && !uncovers;
        prospects[i] = {distance_ + change,
                        (checks || uncovers) && !answerable && ((flights_ | man.deserts) & ~attacked).none()};
    }
}

Plan::Departure Plan::departure(Move move) const {
    Departure man;
    if (move.kind() != MoveKind::normal) return man;
    const Bitboard occupied = position_.occupied() ^ Bitboard { loser_king_ };
    if (guarded_once_.any())
        man.deserts = guarded_once_ & rules::attacks(move.role(), winner_, move.from(), occupied);
    switch (move.role()) {
    case Role::king:
        man.aim = winner_steps_;
        man.per_step = kPerStepOfWinner;
        break;
    case Role::knight:
    case Role::bishop:
    case Role::rook:
    case Role::queen:
        if (minor_goal_) break;
        man.aim = &kKingSteps[loser_king_];
        man.per_step = move.role() == Role::knight ? 1 : 0;
        break;
    case Role::pawn: break;
    }
    return man;
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
    switch (move.kind()) {
    case MoveKind::drop:
        return force_ == Force::major && kKingSteps[to][loser_king_] > 2 ? kDrop : kDropNearby;
    case MoveKind::promotion: return worth_of_promotion(move);
    case MoveKind::taking: return worth_of_pawn_move() + (move.taken() ? kTaking : 0);
    case MoveKind::castling: return kPerStepOfWinner * ((*winner_steps_)[to] - (*winner_steps_)[from]);
    case MoveKind::normal:
    case MoveKind::en_passant: break;
    }
    if (minor_goal_)
        return kPerCheckMove * (minor_goal_->to_check_after(move) - minor_goal_->to_check()) +
               kPerGapMove * (minor_goal_->to_gap_after(move) - minor_goal_->to_gap());
    return worth_of_pawn_move();
}

int Plan::worth_of_pawn_move() const {
    return force_ == Force::pawns ? -kPerPawnStep : kAnyPawnMove;
}

int Plan::worth_of_promotion(Move move) const {
    if (force_ == Force::major) return move.role() == Role::queen ? kAnotherQueen : kAnotherPromotion;
    return move.role() == Role::queen ? kFirstQueen : 0;
}

int Plan::change_by_loser(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    int change = worth_of_capture(move, kCaptureByLoser);
    if (move.role() == Role::king)
        return change + kPerStepOfLoser * ((*loser_steps_)[to] - (*loser_steps_)[from]);
    const Bitboard beside = rules::king_attacks(loser_king_) & ~by_winner_.squares;
    change += kMoveOfLosersMen;
    if (flights_.contains(to)) change -= kPerFlightBlocked;
    if (blockers_.any() && move.role() != Role::pawn &&
        pawn_captures(winner_, position_.pieces(winner_, Role::pawn)).contains(to))
        change -= kOffered;
    if (move.is_drop())
        change += kDrop;
    else if (beside.contains(from))
        change += kPerBlockLeft;
    if (minor_goal_) change += kPerGapMove * (minor_goal_->to_gap_after(move) - minor_goal_->to_gap());
    return change;
}

}  // namespace doorgeef::winnable
