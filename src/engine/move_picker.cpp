#include "engine/move_picker.hpp"

#include "engine/exchange.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Role;

// The first so many are put in order, the rest is handed out as it comes.
constexpr int kRankWorthSorting = -3000;

void sort_above(RankedMove* from, RankedMove* to, int least) {
    RankedMove* sorted = from;
    for (RankedMove* each = from; each < to; ++each) {
        if (each->rank < least) continue;
        const RankedMove moving = *each;
        *each = *sorted;
        RankedMove* place = sorted++;
        for (; place > from && (place - 1)->rank < moving.rank; --place) *place = *(place - 1);
        *place = moving;
    }
}

}  // namespace

MovePicker::MovePicker(const PickerView& view, Move first, const std::array<Move, 2>& killers, Move counter,
                       RankedMove* room)
    : view_(view), first_(first), refutations_{killers[0], killers[1], counter},
      stage_(first == kNoMove ? Stage::make_noisy : Stage::first), begin_(room), current_(room),
      bad_end_(room), end_(room) {
    if (counter == killers[0] || counter == killers[1]) refutations_[2] = kNoMove;
}

MovePicker::MovePicker(const PickerView& view, Move first, bool in_check, bool with_checks, RankedMove* room)
    : view_(view), first_(in_check || first == kNoMove || is_noisy(first) ? first : kNoMove),
      with_checks_(with_checks), stage_(Stage::q_make_noisy), begin_(room), current_(room), bad_end_(room),
      end_(room) {
    if (first_ != kNoMove)
        stage_ = Stage::q_first;
    else if (in_check)
        stage_ = Stage::evade_make;
    evading_ = in_check;
}

bool MovePicker::is_noisy(Move move) const {
    if (move.is_drop()) return false;
    return move.kind() == MoveKind::en_passant || move.kind() == MoveKind::taking ||
           (move.kind() == MoveKind::promotion && move.role() == Role::queen) ||
           view_.position.pieces(!view_.position.turn()).contains(move.to());
}

void MovePicker::rank_noisy(RankedMove* from, RankedMove* to) const {
    const rules::Color us = view_.position.turn();
    for (RankedMove* each = from; each < to; ++each) {
        const auto victim = view_.position.piece_at(rules::captured_on(each->move));
        int rank =
            each->move.kind() == MoveKind::promotion || each->move.kind() == MoveKind::taking ? 3000 : 0;
        if (victim)
            rank += 8 * view_.worth.captured(!us, victim->role, victim->promoted) +
                    view_.history.capture(us, each->move, victim->role) / 4;
        each->rank = rank - static_cast<int>(each->move.role());
    }
}

void MovePicker::rank_quiet(RankedMove* from, RankedMove* to) const {
    const rules::Color us = view_.position.turn();
    for (RankedMove* each = from; each < to; ++each) {
        const std::size_t what = gesture(each->move);
        each->rank =
            2 * view_.history.quiet(us, each->move) + (*view_.answers[0])[what] + (*view_.answers[1])[what];
    }
}

std::optional<Move> MovePicker::best_left() {
    while (current_ < end_) {
        const Move move = (current_++)->move;
        if (move != first_) return move;
    }
    return std::nullopt;
}

std::optional<Move> MovePicker::next() {
    switch (stage_) {
    case Stage::first: stage_ = Stage::make_noisy; return first_;

    case Stage::make_noisy:
        end_ = generate(Portion::noisy, view_.position, view_.ruleset, view_.other, begin_);
        rank_noisy(begin_, end_);
        sort_above(begin_, end_, -kInfinite);
        stage_ = Stage::good_noisy;
        [[fallthrough]];

    case Stage::good_noisy:
        while (const auto move = best_left()) {
            if (exchange_reaches(view_.position, *move, view_.worth, -(current_ - 1)->rank / 64)) return move;
            *bad_end_++ = *(current_ - 1);
        }
        stage_ = Stage::killers;
        [[fallthrough]];

    case Stage::killers:
        while (refutation_ < refutations_.size()) {
            const Move move = refutations_[refutation_++];
            if (move != kNoMove && move != first_ && !is_noisy(move) && !skip_quiets_ &&
                rules::is_legal(view_.position, move, view_.ruleset, view_.other))
                return move;
            refutations_[refutation_ - 1] = kNoMove;
        }
        stage_ = Stage::make_quiet;
        [[fallthrough]];

    case Stage::make_quiet:
        current_ = bad_end_;
        end_ = bad_end_;
        if (!skip_quiets_) {
            end_ = generate(Portion::quiet, view_.position, view_.ruleset, view_.other, bad_end_);
            rank_quiet(bad_end_, end_);
            sort_above(bad_end_, end_, kRankWorthSorting);
        }
        stage_ = Stage::quiet;
        [[fallthrough]];

    case Stage::quiet:
        while (!skip_quiets_) {
            const auto move = best_left();
            if (!move) break;
            if (std::ranges::find(refutations_, *move) == refutations_.end()) return move;
        }
        current_ = begin_;
        end_ = bad_end_;
        stage_ = Stage::bad_noisy;
        [[fallthrough]];

    case Stage::bad_noisy: return best_left();

    case Stage::q_first: stage_ = evading_ ? Stage::evade_make : Stage::q_make_noisy; return first_;

    case Stage::q_make_noisy:
        end_ = generate(Portion::noisy, view_.position, view_.ruleset, view_.other, begin_);
        rank_noisy(begin_, end_);
        sort_above(begin_, end_, -kInfinite);
        stage_ = Stage::q_noisy;
        [[fallthrough]];

    case Stage::q_noisy:
        if (const auto move = best_left()) return move;
        if (!with_checks_) return std::nullopt;
        stage_ = Stage::q_make_checks;
        [[fallthrough]];

    case Stage::q_make_checks:
        current_ = begin_;
        end_ = generate(Portion::quiet_check, view_.position, view_.ruleset, view_.other, begin_);
        rank_quiet(begin_, end_);
        sort_above(begin_, end_, kRankWorthSorting);
        stage_ = Stage::q_checks;
        [[fallthrough]];

    case Stage::q_checks: return best_left();

    case Stage::evade_make: {
        RankedMove* const noisy_end =
            generate(Portion::noisy, view_.position, view_.ruleset, view_.other, begin_);
        rank_noisy(begin_, noisy_end);
        for (RankedMove* each = begin_; each < noisy_end; ++each) each->rank += 100'000;
        end_ = generate(Portion::quiet, view_.position, view_.ruleset, view_.other, noisy_end);
        rank_quiet(noisy_end, end_);
        sort_above(begin_, end_, kRankWorthSorting);
        stage_ = Stage::evade;
        [[fallthrough]];
    }
    case Stage::evade: return best_left();
    }
    return std::nullopt;
}

}  // namespace doorgeef::engine
