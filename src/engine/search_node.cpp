// The search of a position inside the tree.
#include "engine/exchange.hpp"
#include "engine/search.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorgeef::engine {

namespace {

using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;

constexpr std::size_t kMostTried = 64;

std::size_t counter_index(Color mover, Move move) {
    return static_cast<std::size_t>(mover) * kGestures + gesture(move);
}

}  // namespace

Score Search::search(const Position& position, Window window, int depth, int ply, bool cut,
                     RankedMove* room) {
    if (depth <= 0) return quiesce(position, window, 0, ply, room);
    at(ply).line_length = 0;
    Node node{position, window, depth, ply, cut, room};
    node.in_check = position.in_check();
    if (const auto score = cut_short(position, node.in_check, ply, room)) return *score;
    // No mate found further on can be shorter than one that is already there.
    node.window.alpha = std::max(window.alpha, mated_in(ply));
    node.window.beta = std::min(window.beta, -mated_in(ply + 1));
    if (node.window.alpha >= node.window.beta) return node.window.alpha;

    const Move excluded = at(ply).excluded;
    const rules::zobrist::Key key =
        key_of(position) ^ (excluded == kNoMove ? 0 : std::uint64_t{excluded.bits()} * 0x94D049BB133111EB);
    node.known = memory_.table.find(key, ply);
    if (settled_by_table(node)) return node.known->score;
    node.first = legal_or_none(position, node.known ? node.known->move : kNoMove);
    at(ply + 2).killers = {kNoMove, kNoMove};
    estimate(node);
    if (!node.known && !node.in_check)
        memory_.table.remember(key, ply, {kNoMove, at(ply).evaluation, at(ply).evaluation, -3, Bound::none});
    if (const auto score = settle_early(node)) return *score;
    // Without a move to begin with, a shallower search finds one for the next time.
    if (node.depth >= 4 && node.first == kNoMove && excluded == kNoMove) --node.depth;

    const Score alpha_before = node.window.alpha;
    const Score best = search_moves(node);
    const bool proved = best < node.window.beta || at(ply).best != kNoMove;
    if (stop_ || excluded != kNoMove || node.moves == 0 || !proved) return best;
    const Bound bound = best >= node.window.beta                  ? Bound::lower
                        : window.is_wide() && best > alpha_before ? Bound::exact
                                                                  : Bound::upper;
    const Move move = best > alpha_before ? at(ply).best : kNoMove;
    memory_.table.remember(key, ply, {move, best, at(ply).evaluation, node.depth, bound});
    return best;
}

bool Search::settled_by_table(const Node& node) const {
    return !node.window.is_wide() && node.known && node.known->depth >= node.depth &&
           settles(*node.known, node.window.alpha, node.window.beta);
}

void Search::estimate(Node& node) {
    Ply& here = at(node.ply);
    const Score before = at(node.ply - 2).evaluation;
    if (node.in_check) {
        here.evaluation = before;
        return;
    }
    here.evaluation = node.known ? node.known->evaluation : judge(node.position);
    node.improving = node.ply >= 2 && here.evaluation > before;
    node.estimate = corrected(here.evaluation, node.known);
}

// Far from the window a look at the moves is not worth its time.
std::optional<Score> Search::settle_early(Node& node) {
    const auto [alpha, beta] = node.window;
    if (node.in_check || node.window.is_wide() || at(node.ply).excluded != kNoMove) return std::nullopt;
    if (node.depth <= 2 && node.estimate + 250 * node.depth < alpha) {
        const Score score = quiesce(node.position, node.window, 0, node.ply, node.room);
        if (score <= alpha || stop_) return score;
    }
    if (node.depth <= 6 && node.estimate - 110 * (node.depth - (node.improving ? 1 : 0)) >= beta &&
        node.estimate < kDecided)
        return node.estimate;
    return try_null_move(node);
}

// If even passing the move over is good enough, then so is the best move: except in zugzwang.
std::optional<Score> Search::try_null_move(const Node& node) {
    Ply& here = at(node.ply);
    const Score beta = node.window.beta;
    if (may_be_zugzwang(node.position)) return std::nullopt;
    if (node.depth < 3 || node.estimate < beta || here.evaluation < beta - 30 * node.depth + 100 ||
        at(node.ply - 1).played == kNoMove)
        return std::nullopt;
    const int depth = node.depth - 3 - node.depth / 4 - std::min((node.estimate - beta) / 200, 3);
    Position next = node.position;
    next.skip_move();
    here.played = kNoMove;
    here.answers = &memory_.history.no_answers();
    path_.push_back(next.key());
    ++nodes_;
    const Score score = -search(next, Window{-beta, -beta + 1}, depth, node.ply + 1, !node.cut, node.room);
    undo();
    if (stop_) return 0;
    if (score < beta) return std::nullopt;
    return score >= kDecided ? beta : score;
}

// Where a piece can be dropped, now or when the teammate sends one, there is always a move that does no harm;
// so there is nearly always with two pieces on the board. One alone may be tied down.
bool Search::may_be_zugzwang(const Position& position) const {
    const Color us = position.turn();
    const rules::Bitboard men = position.pieces(Role::pawn) | position.pieces(Role::king);
    return field_.last_game && position.reserve(us).empty() && !(position.pieces(us) & ~men).several();
}

Score Search::search_moves(Node& node) {
    Ply& here = at(node.ply);
    const Position& position = node.position;
    const PickerView seen = view(position, node.ply);
    const Move before = at(node.ply - 1).played;
    const Move counter =
        before == kNoMove ? kNoMove : memory_.counters[counter_index(!position.turn(), before)];
    MovePicker picker{seen, node.first, here.killers, counter, node.room};
    here.tried.clear();
    here.best = kNoMove;
    while (const auto move = picker.next()) {
        if (*move == here.excluded) continue;
        ++node.moves;
        Candidate candidate{*move, false, position.gives_check(*move, field_.other), 0};
        candidate.quiet = !is_capture(position, *move) && move->kind() != MoveKind::promotion &&
                          move->kind() != MoveKind::taking;
        if (candidate.quiet) {
            const std::size_t what = gesture(*move);
            candidate.standing = memory_.history.quiet(position.turn(), *move) + (*seen.answers[0])[what] +
                                 (*seen.answers[1])[what];
        }
        if (node.best > -kDecided && is_hopeless(node, candidate, picker)) continue;
        const auto deeper = extension(node, candidate, picker.end());
        if (!deeper) return node.best;
        const Score score = search_move(node, candidate, *deeper, picker.end());
        if (stop_) return 0;
        if (score > node.best) {
            node.best = score;
            if (score > node.window.alpha) {
                here.best = *move;
                if (node.window.is_wide()) update_line(node.ply, *move);
                if (score >= node.window.beta) {
                    learn(node, *move);
                    return score;
                }
                node.window.alpha = score;
            }
        }
        if (here.tried.size() < kMostTried) here.tried.push_back(*move);
    }
    if (node.moves == 0 && here.excluded == kNoMove) return without_moves(position, node.in_check, node.ply);
    return node.moves == 0 ? node.window.alpha : node.best;
}

// Late, unpromising or losing moves near the leaves are not looked at once there is something better.
bool Search::is_hopeless(const Node& node, const Candidate& candidate, MovePicker& picker) {
    const int depth = node.depth;
    if (!candidate.quiet || candidate.checks)
        return depth < 7 && !exchange_reaches(node.position, candidate.move, field_.worth,
                                              (candidate.quiet ? -60 : -120) * depth);
    if (node.moves > (3 + depth * depth) / (node.improving ? 1 : 2) + 3) picker.skip_quiets();
    const int left = std::max(depth - late_move_reduction(depth, node.moves), 0);
    if (left < 4 && candidate.standing < -4000 * depth) return true;
    if (left < 7 && !node.in_check && at(node.ply).evaluation + 180 + 120 * left <= node.window.alpha)
        return true;
    return left < 7 && !exchange_reaches(node.position, candidate.move, field_.worth, -25 * left * left);
}

std::optional<int> Search::extension(Node& node, const Candidate& candidate, RankedMove* room) {
    Ply& here = at(node.ply);
    if (node.ply >= 2 * root_depth_) return 0;
    const bool may_be_only_move = node.depth >= 7 && candidate.move == node.first &&
                                  here.excluded == kNoMove && node.known &&
                                  node.known->bound != Bound::upper && node.known->depth >= node.depth - 3 &&
                                  std::abs(node.known->score) < kDecided;
    if (!may_be_only_move)
        return candidate.checks && exchange_reaches(node.position, candidate.move, field_.worth, 0) ? 1 : 0;
    const Score bar = node.known->score - 2 * node.depth;
    here.excluded = candidate.move;
    const Score others =
        search(node.position, Window{bar - 1, bar}, (node.depth - 1) / 2, node.ply, node.cut, room);
    here.excluded = kNoMove;
    here.best = kNoMove;
    here.tried.clear();
    if (others < bar) return 1;
    if (bar < node.window.beta) return 0;
    // Several moves are good enough.
    node.best = bar;
    return std::nullopt;
}

int Search::reduction(const Node& node, const Candidate& candidate) const {
    int plies = late_move_reduction(node.depth, node.moves);
    if (node.cut) ++plies;
    if (node.window.is_wide()) --plies;
    if (candidate.checks) --plies;
    if (!node.improving) ++plies;
    if (node.in_check) --plies;
    return candidate.quiet ? plies - std::clamp(candidate.standing / 8000, -2, 2) : plies - 1;
}

Score Search::search_move(const Node& node, const Candidate& candidate, int extension, RankedMove* room) {
    const Position next = after(node.position, candidate.move, node.ply);
    const Window narrow = node.window.narrow().reversed();
    const int depth = node.depth - 1 + extension;
    const int ply = node.ply + 1;
    const bool pv = node.window.is_wide();
    Score score = 0;
    if (node.depth >= 2 && node.moves > (pv ? 2 : 1) && (candidate.quiet || node.cut)) {
        const int reduced = std::clamp(depth - reduction(node, candidate), 1, depth);
        score = -search(next, narrow, reduced, ply, true, room);
        if (score > node.window.alpha && reduced < depth)
            score = -search(next, narrow, depth, ply, !node.cut, room);
    } else if (!pv || node.moves > 1) {
        score = -search(next, narrow, depth, ply, !node.cut, room);
    }
    if (pv && (node.moves == 1 || score > node.window.alpha))
        score = -search(next, node.window.reversed(), depth, ply, false, room);
    undo();
    return score;
}

void Search::teach(const Node& node, Move move, int bonus) {
    const Color us = node.position.turn();
    if (is_capture(node.position, move)) {
        if (const auto victim = node.position.piece_at(rules::captured_on(move)))
            memory_.history.learn_capture(us, move, victim->role, bonus);
        return;
    }
    memory_.history.learn_quiet(us, move, bonus);
    for (const int back : {1, 2})
        if (at(node.ply - back).played != kNoMove)
            History::learn((*at(node.ply - back).answers)[gesture(move)], bonus);
}

void Search::learn(const Node& node, Move best) {
    const int bonus = std::min(16 * node.depth * node.depth + 128 * node.depth - 64, 2000);
    const bool quiet = !is_capture(node.position, best);
    if (quiet) {
        auto& killers = at(node.ply).killers;
        if (killers[0] != best) killers = {best, killers[0]};
        const Move before = at(node.ply - 1).played;
        if (before != kNoMove) memory_.counters[counter_index(!node.position.turn(), before)] = best;
    }
    teach(node, best, bonus);
    for (const Move move : at(node.ply).tried)
        if (quiet || is_capture(node.position, move)) teach(node, move, -bonus);
}

}  // namespace doorgeef::engine
