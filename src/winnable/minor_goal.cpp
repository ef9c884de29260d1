#include "winnable/minor_goal.hpp"

#include "rules/attacks.hpp"
#include "winnable/material.hpp"

#include <algorithm>

namespace doorgeef::winnable {

namespace {

using rules::Square;

constexpr rules::BySquare<rules::BySquare<std::int8_t>> knight_table() {
    rules::BySquare<rules::BySquare<std::int8_t>> table{};
    for (const Square from : rules::kAllSquares) {
        Bitboard reached{from};
        for (std::int8_t moves = 1; reached != rules::kAllSquares; ++moves) {
            const Bitboard next = knight_steps(reached) & ~reached;
            for (const Square to : next) table[from][to] = moves;
            reached |= next;
        }
    }
    return table;
}

constexpr auto kKnightMoves = knight_table();

bool same_color(Square a, Square b) {
    return kDarkSquares.contains(a) == kDarkSquares.contains(b);
}

int slider_moves(Bitboard attacks, Square from, Square to) {
    if (from == to) return 0;
    return attacks.contains(to) ? 1 : 2;
}

}  // namespace

MinorGoal::MinorGoal(const rules::Position& position, Color winner, const MinorMate& mate)
    : position_(position), winner_(winner), mate_(mate) {
    choose_checker();
    if (!is_impossible()) choose_closer();
}

Role MinorGoal::minor_on(Square square) const {
    return position_.pieces(Role::knight).contains(square) ? Role::knight : Role::bishop;
}

void MinorGoal::choose_checker() {
    const Bitboard minors = position_.pieces(Role::knight) | position_.pieces(Role::bishop);
    for (const Square from : minors& position_.pieces(winner_)) {
        const int moves = check_moves(minor_on(from), from);
        if (moves >= to_check_) continue;
        to_check_ = moves;
        checker_ = Bitboard{from};
    }
    if (!position_.reserve(winner_).empty()) to_check_ = std::min(to_check_, 1);
}

void MinorGoal::choose_closer() {
    const auto consider = [this](int moves, Square from) {
        if (moves >= to_gap_) return;
        to_gap_ = moves;
        closer_ = Bitboard{from};
    };
    const Bitboard minors = position_.pieces(Role::knight) | position_.pieces(Role::bishop);
    for (const Square from : minors& position_.pieces(winner_) & ~checker_)
        consider(guard_moves(minor_on(from), from), from);
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook})
        for (const Square from : position_.pieces(!winner_, role)) consider(close_moves(role, from), from);
    const bool held =
        !position_.reserve(!winner_).empty() || (checker_.any() && !position_.reserve(winner_).empty());
    if (held) to_gap_ = std::min(to_gap_, 1);
}

int MinorGoal::to_check_after(rules::Move move) const {
    return checker_.contains(move.from()) ? check_moves(move.role(), move.to()) : to_check_;
}

int MinorGoal::to_gap_after(rules::Move move) const {
    if (closer_.contains(move.to())) return kNever;
    if (checker_.contains(move.from())) return to_gap_;
    const int moves = position_.turn() == winner_ ? guard_moves(move.role(), move.to())
                                                  : close_moves(move.role(), move.to());
    return closer_.contains(move.from()) ? moves : std::min(to_gap_, moves);
}

int MinorGoal::check_moves(Role role, Square from) const {
    if (role == Role::bishop) {
        if (!same_color(from, mate_.corner)) return kNever;
        if (mate_.contact.contains(from)) return 0;
        return (rules::bishop_attacks(from, {}) & mate_.contact).any() ? 1 : 2;
    }
    if (role != Role::knight) return kNever;
    int fewest = kNever;
    for (const Square check : mate_.checks) fewest = std::min<int>(fewest, kKnightMoves[from][check]);
    return std::max(0, fewest - 1);
}

int MinorGoal::guard_moves(Role role, Square from) const {
    if (role == Role::bishop) return same_color(from, mate_.gap) ? 1 : kNever;
    if (role != Role::knight) return kNever;
    return from == mate_.gap ? 1 : kKnightMoves[from][mate_.gap] - 1;
}

int MinorGoal::close_moves(Role role, Square from) const {
    const Square gap = mate_.gap;
    const Color loser = !winner_;
    switch (role) {
    case Role::pawn: {
        const int ahead = relative_rank(loser, gap) - relative_rank(loser, from);
        const bool as_pawn = file_of(from) == file_of(gap) && ahead >= 0 && relative_rank(loser, gap) < 7;
        return as_pawn ? ahead : 7 - relative_rank(loser, from) + 2;
    }
    case Role::knight: return kKnightMoves[from][gap];
    case Role::bishop:
        return same_color(from, gap) ? slider_moves(rules::bishop_attacks(from, {}), from, gap) : kNever;
    case Role::rook: {
        const bool can_interpose = (checker_ & position_.pieces(Role::bishop)).any();
        return can_interpose ? kNever : slider_moves(rules::rook_attacks(from, {}), from, gap);
    }
    case Role::queen:
    case Role::king: return kNever;
    }
    return kNever;
}

}  // namespace doorgeef::winnable
