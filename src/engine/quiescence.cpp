// Looks on until nothing hangs any more: captures, checks at first, and every way out of a check.
#include "engine/exchange.hpp"
#include "engine/search.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Position;

// A capture that leaves the score this far below alpha is not looked at.
constexpr Score kFutile = 150;
// So many quiet ways out of a check are enough.
constexpr int kMostEvasions = 4;

}  // namespace

bool Search::is_quiescent_hopeless(const Node& node, Move move, Score evaluation) const {
    if (node.best <= -kDecided) return false;
    const Position& position = node.position;
    const bool capture = is_capture(position, move);
    if (!node.in_check && capture && move.kind() != MoveKind::promotion) {
        const auto victim = position.piece_at(rules::captured_on(move));
        const Score gain =
            victim ? field_.worth.captured(!position.turn(), victim->role, victim->promoted) : 0;
        if (evaluation + kFutile + gain <= node.window.alpha && !position.gives_check(move, field_.other))
            return true;
    }
    return !exchange_reaches(position, move, field_.worth, 0) ||
           (node.in_check && node.moves > kMostEvasions && !capture);
}

Score Search::quiesce(const Position& position, Window window, int depth, int ply, RankedMove* room) {
    at(ply).line_length = 0;
    deepest_ = std::max(deepest_, ply);
    Node node{position, window, depth, ply, false, room};
    node.in_check = position.in_check();
    if (const auto score = cut_short(position, node.in_check, ply, room)) return *score;

    const rules::zobrist::Key key = key_of(position);
    const int table_depth = node.in_check || depth >= 0 ? 0 : -1;
    node.known = memory_.table.find(key, ply);
    if (node.known && node.known->depth >= table_depth && !window.is_wide() &&
        settles(*node.known, window.alpha, window.beta))
        return node.known->score;

    Score evaluation = 0;
    if (!node.in_check) {
        evaluation = node.known ? node.known->evaluation : judge(position);
        node.best = corrected(evaluation, node.known);
        if (node.best >= window.beta) {
            if (!node.known)
                memory_.table.remember(key, ply, {kNoMove, node.best, evaluation, -2, Bound::lower});
            return node.best;
        }
        node.window.alpha = std::max(window.alpha, node.best);
    }
    const Score alpha_before = node.window.alpha;
    const PickerView seen = view(position, ply);
    MovePicker picker{seen, legal_or_none(position, node.known ? node.known->move : kNoMove), node.in_check,
                      depth >= 0, room};
    Move best_move = kNoMove;
    while (const auto move = picker.next()) {
        ++node.moves;
        if (is_quiescent_hopeless(node, *move, evaluation)) continue;
        const Position next = after(position, *move, ply);
        const Score score = -quiesce(next, node.window.reversed(), depth - 1, ply + 1, picker.end());
        undo();
        if (stop_) return 0;
        if (score <= node.best) continue;
        node.best = score;
        if (score <= node.window.alpha) continue;
        best_move = *move;
        if (score >= window.beta) break;
        node.window.alpha = score;
        update_line(ply, *move);
    }
    if (node.in_check && node.moves == 0) return without_moves(position, true, ply);
    const Bound bound = node.best >= window.beta   ? Bound::lower
                        : node.best > alpha_before ? Bound::exact
                                                   : Bound::upper;
    memory_.table.remember(key, ply, {best_move, node.best, evaluation, table_depth, bound});
    return node.best;
}

}  // namespace doorgeef::engine
