#include "engine/search.hpp"

#include "engine/evaluate.hpp"
#include "engine/exchange.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <cmath>

namespace doorgeef::engine {

namespace {

using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;

constexpr std::size_t kRoom = 128 * 1024;
constexpr std::size_t kMostMovesAtOnce = rules::MoveList::kCapacity;
constexpr std::uint64_t kNodesBetweenQuestions = 1024;

// In tenths of a ply; integer arithmetic, so that all machines agree.
struct Reductions {
    std::array<int, 64> logarithm{};
    constexpr Reductions() {
        // 16 * ln(n), by counting up the harmonic steps of a finer grid.
        for (std::size_t n = 1; n < logarithm.size(); ++n) {
            double sum = 0;
            for (int step = 0; step < 64; ++step)
                sum +=
                    static_cast<double>(n - 1) / 64 / (1 + (static_cast<double>(n - 1) * (step + 0.5)) / 64);
            logarithm[n] = static_cast<int>(sum * 16);
        }
    }
    constexpr int plies(int depth, int moves) const {
        return (logarithm[static_cast<std::size_t>(std::min(depth, 63))] *
                    logarithm[static_cast<std::size_t>(std::min(moves, 63))] +
                200) /
               500;
    }
};
constexpr Reductions kReductions;

// How a search of its own worth is kept apart in a hash table shared by many.
rules::zobrist::Key salt_of(const Worth& worth) {
    std::uint64_t salt = 0x9E3779B97F4A7C15;
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles)
            salt = (salt ^ static_cast<std::uint64_t>(worth.passed[color][role])) * 0xBF58476D1CE4E5B9;
    return salt ^ (salt >> 31);
}

std::size_t counter_index(Color mover, Move move) {
    return static_cast<std::size_t>(mover) * kGestures + gesture(move);
}

}  // namespace

Memory::Memory(std::size_t hash_mib) : table(hash_mib), counters(2 * kGestures, kNoMove), room(kRoom) {}

void Memory::clear() {
    table.clear();
    history.clear();
    std::ranges::fill(counters, kNoMove);
}

Search::Search(Memory& memory, const Field& field, const Limits& limits)
    : memory_(memory), field_(field), limits_(limits), plies_(kMostPlies + kPliesBefore + 4),
      tried_(kMostPlies), path_(field.earlier), salt_(salt_of(field.worth)) {
    if (path_.empty() || path_.back() != field.position.key()) path_.push_back(field.position.key());
    for (Ply& ply : plies_) ply.answers = &memory_.history.no_answers();
}

bool Search::stopped() {
    if (stop_) return true;
    if (limits_.nodes && nodes_ >= *limits_.nodes) stop_ = true;
    if (nodes_ % kNodesBetweenQuestions == 0 && limits_.stop && limits_.stop()) stop_ = true;
    return stop_;
}

bool Search::is_capture(const Position& position, Move move) const {
    return !move.is_drop() &&
           (move.kind() == MoveKind::en_passant || position.pieces(!position.turn()).contains(move.to()));
}

PickerView Search::view(const Position& position, int ply) {
    return {position,     field_.ruleset,  field_.other,
            field_.worth, memory_.history, {at(ply - 1).answers, at(ply - 2).answers}};
}

Position Search::after(const Position& position, Move move, int ply) {
    Position next = position;
    if (move.kind() == MoveKind::taking) {
        Position robbed = *field_.other;
        next.play_unchecked(move, field_.ruleset, &robbed);
    } else {
        next.play_unchecked(move, field_.ruleset);
    }
    at(ply).played = move;
    at(ply).answers = &memory_.history.answers(position.turn(), move);
    path_.push_back(next.key());
    ++nodes_;
    return next;
}

bool Search::repeats(const Position& position) const {
    const std::size_t back = std::min<std::size_t>(position.halfmoves(), path_.size() - 1);
    for (std::size_t distance = 4; distance <= back; distance += 2)
        if (path_[path_.size() - 1 - distance] == position.key()) return true;
    return field_.ruleset.claims != rules::Claims::none && position.halfmoves() >= 100;
}

Score Search::without_moves(const Position& position, bool in_check, int ply) const {
    if (!in_check) return 0;
    if (field_.last_game || field_.ruleset.mate == rules::Mate::at_once) return mated_in(ply);
    if (field_.ruleset.mate == rules::Mate::pending) return -kStuck + ply;
    Position helped = position;
    for (const Role role : rules::kDroppableRoles)
        if (!helped.reserve(helped.turn()).has(role)) helped.add_to_reserve(helped.turn(), role);
    return rules::has_legal_move(helped, field_.ruleset, field_.other) ? -kStuck + ply : mated_in(ply);
}

void Search::update_line(int ply, Move move) {
    Ply& here = at(ply);
    const Ply& next = at(ply + 1);
    here.line[0] = move;
    std::copy_n(next.line.begin(), next.line_length, here.line.begin() + 1);
    here.line_length = next.line_length + 1;
}

void Search::learn(const Position& position, Move best, int depth, int ply, const std::vector<Move>& tried) {
    const Color us = position.turn();
    const int bonus = std::min(16 * depth * depth + 128 * depth - 64, 2000);
    History& history = memory_.history;
    const auto teach = [&](Move move, int much) {
        if (is_capture(position, move)) {
            if (const auto victim = position.piece_at(rules::captured_on(move)))
                history.learn_capture(us, move, victim->role, much);
            return;
        }
        history.learn_quiet(us, move, much);
        if (at(ply - 1).played != kNoMove) History::learn((*at(ply - 1).answers)[gesture(move)], much);
        if (at(ply - 2).played != kNoMove) History::learn((*at(ply - 2).answers)[gesture(move)], much);
    };
    const bool quiet = !is_capture(position, best);
    if (quiet) {
        auto& killers = at(ply).killers;
        if (killers[0] != best) killers = {best, killers[0]};
        if (at(ply - 1).played != kNoMove) memory_.counters[counter_index(!us, at(ply - 1).played)] = best;
    }
    teach(best, bonus);
    for (const Move move : tried)
        if (quiet || is_capture(position, move)) teach(move, -bonus);
}

Score Search::quiesce(const Position& position, Score alpha, Score beta, int depth, int ply,
                      RankedMove* room) {
    at(ply).line_length = 0;
    deepest_ = std::max(deepest_, ply);
    if (stopped()) return 0;
    const bool in_check = position.in_check();
    if (ply >= kMostPlies - 1 || room + kMostMovesAtOnce > memory_.room.data() + memory_.room.size())
        return in_check ? 0 : evaluate(position, field_.ruleset, field_.worth);
    if (repeats(position)) return 0;

    const rules::zobrist::Key key = position.key() ^ salt_;
    const int table_depth = in_check || depth >= 0 ? 0 : -1;
    const auto known = memory_.table.find(key, ply);
    if (known && known->depth >= table_depth && beta - alpha == 1 &&
        (known->bound == Bound::exact || (known->bound == Bound::lower && known->score >= beta) ||
         (known->bound == Bound::upper && known->score <= alpha)))
        return known->score;

    Score best = -kInfinite;
    Score evaluation = 0;
    if (!in_check) {
        evaluation = known ? known->evaluation : evaluate(position, field_.ruleset, field_.worth);
        best = evaluation;
        if (known && (known->bound == Bound::exact || (known->bound == Bound::lower && known->score > best) ||
                      (known->bound == Bound::upper && known->score < best)))
            best = known->score;
        if (best >= beta) {
            if (!known) memory_.table.remember(key, ply, {kNoMove, best, evaluation, -2, Bound::lower});
            return best;
        }
        alpha = std::max(alpha, best);
    }
    const Score futile = evaluation + 150;
    const Score alpha_before = alpha;
    Move first = known ? known->move : kNoMove;
    if (first != kNoMove && !rules::is_legal(position, first, field_.ruleset, field_.other)) first = kNoMove;

    const PickerView seen = view(position, ply);
    MovePicker picker{seen, first, in_check, depth >= 0, room};
    Move best_move = kNoMove;
    int moves = 0;
    while (const auto move = picker.next()) {
        ++moves;
        if (best > -kStuck + kMostPlies) {
            if (!in_check && is_capture(position, *move)) {
                const auto victim = position.piece_at(rules::captured_on(*move));
                const Score gain =
                    victim ? field_.worth.captured(!position.turn(), victim->role, victim->promoted) : 0;
                if (futile + gain <= alpha && move->kind() != MoveKind::promotion &&
                    !position.gives_check(*move, field_.other)) {
                    best = std::max(best, futile + gain);
                    continue;
                }
            }
            if (!exchange_reaches(position, *move, field_.worth, 0)) continue;
            if (in_check && moves > 4 && !is_capture(position, *move)) continue;
        }
        const Position next = after(position, *move, ply);
        const Score score = -quiesce(next, -beta, -alpha, depth - 1, ply + 1, picker.end());
        undo();
        if (stop_) return 0;
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = *move;
                if (score >= beta) break;
                alpha = score;
                update_line(ply, *move);
            }
        }
    }
    if (in_check && moves == 0) return without_moves(position, true, ply);
    memory_.table.remember(key, ply,
                           {best_move, best, evaluation, table_depth,
                            best >= beta          ? Bound::lower
                            : best > alpha_before ? Bound::exact
                                                  : Bound::upper});
    return best;
}

Score Search::search(const Position& position, Score alpha, Score beta, int depth, int ply, bool cut,
                     RankedMove* room) {
    if (depth <= 0) return quiesce(position, alpha, beta, 0, ply, room);
    const bool pv = beta - alpha > 1;
    Ply& here = at(ply);
    here.line_length = 0;
    if (stopped()) return 0;
    const bool in_check = position.in_check();
    if (ply >= kMostPlies - 1 || room + kMostMovesAtOnce > memory_.room.data() + memory_.room.size())
        return in_check ? 0 : evaluate(position, field_.ruleset, field_.worth);
    if (repeats(position)) return 0;
    alpha = std::max(alpha, mated_in(ply));
    beta = std::min(beta, -mated_in(ply + 1));
    if (alpha >= beta) return alpha;

    const Move excluded = here.excluded;
    const rules::zobrist::Key key =
        position.key() ^ salt_ ^
        (excluded == kNoMove ? 0 : std::uint64_t{excluded.bits()} * 0x94D049BB133111EB);
    const auto known = memory_.table.find(key, ply);
    Move first = known ? known->move : kNoMove;
    if (first != kNoMove && !rules::is_legal(position, first, field_.ruleset, field_.other)) first = kNoMove;
    if (!pv && known && known->depth >= depth &&
        (known->bound == Bound::exact || (known->bound == Bound::lower && known->score >= beta) ||
         (known->bound == Bound::upper && known->score <= alpha)))
        return known->score;

    at(ply + 2).killers = {kNoMove, kNoMove};
    Score evaluation = 0;
    bool improving = false;
    if (in_check) {
        here.evaluation = at(ply - 2).evaluation;
    } else {
        evaluation = known ? known->evaluation : evaluate(position, field_.ruleset, field_.worth);
        here.evaluation = evaluation;
        if (!known) memory_.table.remember(key, ply, {kNoMove, evaluation, evaluation, -3, Bound::none});
        improving = ply >= 2 && evaluation > at(ply - 2).evaluation;
        if (known &&
            (known->bound == Bound::exact || (known->bound == Bound::lower && known->score > evaluation) ||
             (known->bound == Bound::upper && known->score < evaluation)))
            evaluation = known->score;

        if (!pv && excluded == kNoMove) {
            if (depth <= 2 && evaluation + 250 * depth < alpha) {
                const Score score = quiesce(position, alpha, beta, 0, ply, room);
                if (score <= alpha || stop_) return score;
            }
            if (depth <= 6 && evaluation - 110 * (depth - (improving ? 1 : 0)) >= beta &&
                evaluation < kStuck - kMostPlies)
                return evaluation;
            if (depth >= 3 && evaluation >= beta && here.evaluation >= beta - 30 * depth + 100 &&
                at(ply - 1).played != kNoMove) {
                const int reduced = depth - 3 - depth / 4 - std::min((evaluation - beta) / 200, 3);
                Position next = position;
                next.skip_move();
                here.played = kNoMove;
                here.answers = &memory_.history.no_answers();
                path_.push_back(next.key());
                ++nodes_;
                Score score = -search(next, -beta, -beta + 1, reduced, ply + 1, !cut, room);
                undo();
                if (stop_) return 0;
                if (score >= beta) return score >= kStuck - kMostPlies ? beta : score;
            }
        }
    }
    if (depth >= 4 && first == kNoMove && excluded == kNoMove) --depth;

    const PickerView seen = view(position, ply);
    const Move before = at(ply - 1).played;
    const Move counter =
        before == kNoMove ? kNoMove : memory_.counters[counter_index(!position.turn(), before)];
    MovePicker picker{seen, first, here.killers, counter, room};
    std::vector<Move>& tried = tried_[static_cast<std::size_t>(ply)];
    tried.clear();
    Score best = -kInfinite;
    Move best_move = kNoMove;
    const Score alpha_before = alpha;
    int moves = 0;
    while (const auto picked = picker.next()) {
        const Move move = *picked;
        if (move == excluded) continue;
        ++moves;
        const bool capture = is_capture(position, move);
        const bool quiet = !capture && move.kind() != MoveKind::promotion && move.kind() != MoveKind::taking;
        const bool checks = position.gives_check(move, field_.other);
        const std::size_t what = gesture(move);
        const int standing = quiet ? memory_.history.quiet(position.turn(), move) + (*seen.answers[0])[what] +
                                         (*seen.answers[1])[what]
                                   : 0;
        int reduction = kReductions.plies(depth, moves);
        if (best > -kStuck + kMostPlies) {
            if (quiet && !checks) {
                if (moves > (3 + depth * depth) / (improving ? 1 : 2) + 3) picker.skip_quiets();
                const int left = std::max(depth - reduction, 0);
                if (left < 4 && standing < -4000 * depth) continue;
                if (left < 7 && !in_check && here.evaluation + 180 + 120 * left <= alpha) continue;
                if (left < 7 && !exchange_reaches(position, move, field_.worth, -25 * left * left)) continue;
            } else if (depth < 7 &&
                       !exchange_reaches(position, move, field_.worth, (quiet ? -60 : -120) * depth)) {
                continue;
            }
        }
        int extension = 0;
        if (depth >= 7 && move == first && excluded == kNoMove && known && known->bound != Bound::upper &&
            known->depth >= depth - 3 && std::abs(known->score) < kStuck - kMostPlies &&
            ply < 2 * root_depth_) {
            const Score bar = known->score - 2 * depth;
            here.excluded = move;
            const Score others = search(position, bar - 1, bar, (depth - 1) / 2, ply, cut, picker.end());
            here.excluded = kNoMove;
            if (stop_) return 0;
            if (others < bar)
                extension = 1;
            else if (bar >= beta)
                return bar;
        } else if (checks && ply < 2 * root_depth_ && exchange_reaches(position, move, field_.worth, 0)) {
            extension = 1;
        }
        const Position next = after(position, move, ply);
        const int new_depth = depth - 1 + extension;
        Score score = 0;
        if (depth >= 2 && moves > 1 + (pv ? 1 : 0) && (quiet || cut)) {
            if (cut) ++reduction;
            if (pv) --reduction;
            if (checks) --reduction;
            if (!improving) ++reduction;
            if (in_check) --reduction;
            if (quiet)
                reduction -= std::clamp(standing / 8000, -2, 2);
            else
                --reduction;
            const int tried_depth = std::clamp(new_depth - reduction, 1, new_depth);
            score = -search(next, -alpha - 1, -alpha, tried_depth, ply + 1, true, picker.end());
            if (score > alpha && tried_depth < new_depth)
                score = -search(next, -alpha - 1, -alpha, new_depth, ply + 1, !cut, picker.end());
        } else if (!pv || moves > 1) {
            score = -search(next, -alpha - 1, -alpha, new_depth, ply + 1, !cut, picker.end());
        }
        if (pv && (moves == 1 || score > alpha))
            score = -search(next, -beta, -alpha, new_depth, ply + 1, false, picker.end());
        undo();
        if (stop_) return 0;
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = move;
                if (pv) update_line(ply, move);
                if (score >= beta) break;
                alpha = score;
            }
        }
        if (tried.size() < 64) tried.push_back(move);
    }
    if (moves == 0) return excluded != kNoMove ? alpha : without_moves(position, in_check, ply);
    if (best >= beta) {
        std::erase(tried, best_move);
        learn(position, best_move, depth, ply, tried);
    }
    if (excluded == kNoMove)
        memory_.table.remember(key, ply,
                               {best_move, best, here.evaluation, depth,
                                best >= beta                ? Bound::lower
                                : pv && best > alpha_before ? Bound::exact
                                                            : Bound::upper});
    return best;
}

Score Search::search_root(Score alpha, Score beta, int depth) {
    Score best = -kInfinite;
    int moves = 0;
    at(0).line_length = 0;
    at(0).evaluation = 0;
    for (RankedMove& ranked : root_moves_) {
        ++moves;
        const std::uint64_t nodes_before = nodes_;
        const bool checks = field_.position.gives_check(ranked.move, field_.other);
        const bool capture = is_capture(field_.position, ranked.move);
        const Position next = after(field_.position, ranked.move, 0);
        RankedMove* const room = memory_.room.data();
        Score score = 0;
        if (moves > 1) {
            const int reduction =
                depth >= 3 && moves > 3 && !checks && !capture ? kReductions.plies(depth, moves) : 0;
            score = -search(next, -alpha - 1, -alpha, std::max(depth - 1 - reduction, 0), 1, true, room);
            if (score > alpha && reduction > 0)
                score = -search(next, -alpha - 1, -alpha, depth - 1, 1, true, room);
        }
        if (moves == 1 || score > alpha) score = -search(next, -beta, -alpha, depth - 1, 1, false, room);
        undo();
        if (stop_) break;
        // Moves that took long to refute come first next time.
        ranked.rank =
            static_cast<std::int32_t>(std::min<std::uint64_t>(nodes_ - nodes_before, 1'000'000'000));
        if (score > best) {
            best = score;
            if (score > alpha || moves == 1) {
                update_line(0, ranked.move);
                ranked.rank = 2'000'000'000;
                std::rotate(root_moves_.begin(), root_moves_.begin() + (moves - 1),
                            root_moves_.begin() + moves);
                alpha = std::max(alpha, score);
                if (score >= beta) break;
            }
        }
    }
    return best;
}

Score Search::aspire(Score before, int depth) {
    int window = depth < 5 ? kInfinite : 25;
    Score alpha = std::max(before - window, -kInfinite);
    Score beta = std::min(before + window, kInfinite);
    while (true) {
        const Score score = search_root(alpha, beta, depth);
        if (stop_) return score;
        if (score > alpha && score < beta) return score;
        window = window * 3;
        if (score <= alpha) alpha = window > 1500 ? -kInfinite : std::max(score - window, -kInfinite);
        if (score >= beta) beta = window > 1500 ? kInfinite : std::min(score + window, kInfinite);
    }
}

Thought Search::thought(int depth, Score score) const {
    Thought thought;
    const Ply& root = plies_[kPliesBefore];
    thought.line.assign(root.line.begin(), root.line.begin() + root.line_length);
    thought.move = thought.line.front();
    thought.score = score;
    thought.depth = depth;
    thought.deepest = deepest_;
    thought.nodes = nodes_;
    return thought;
}

Thought Search::run(const Listener& listener) {
    const PickerView seen = view(field_.position, 0);
    Move first = kNoMove;
    if (const auto known = memory_.table.find(field_.position.key() ^ salt_, 0))
        if (known->move != kNoMove &&
            rules::is_legal(field_.position, known->move, field_.ruleset, field_.other))
            first = known->move;
    MovePicker picker{seen, first, {kNoMove, kNoMove}, kNoMove, memory_.room.data()};
    while (const auto move = picker.next())
        if (limits_.among.empty() || std::ranges::find(limits_.among, *move) != limits_.among.end())
            root_moves_.push_back({*move, 0});

    Thought best;
    best.move = root_moves_.front().move;
    best.line = {*best.move};
    Score score = 0;
    const int deepest = std::min(limits_.depth.value_or(kMostPlies - 1), kMostPlies - 1);
    for (root_depth_ = 1; root_depth_ <= deepest; ++root_depth_) {
        const Score found = aspire(score, root_depth_);
        if (at(0).line_length > 0 && (!stop_ || found > -kInfinite)) {
            score = found;
            best = thought(root_depth_, score);
        }
        if (stop_) break;
        memory_.table.remember(field_.position.key() ^ salt_, 0,
                               {*best.move, score, 0, root_depth_, Bound::none});
        std::stable_sort(root_moves_.begin() + 1, root_moves_.end(),
                         [](const RankedMove& a, const RankedMove& b) { return a.rank > b.rank; });
        if (listener) listener(best);
        if (is_mate(score) && kMate - std::abs(score) <= root_depth_ / 2) break;
        if (limits_.enough && limits_.enough()) break;
    }
    best.nodes = nodes_;
    return best;
}

}  // namespace doorgeef::engine
