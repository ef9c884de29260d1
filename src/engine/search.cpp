// The root of the search: one depth after another.
#include "engine/search.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorgeef::engine {

namespace {

using rules::Move;
using rules::Position;

// A root move that was best once goes before all others.
constexpr std::int32_t kWasBest = 2'000'000'000;
constexpr std::uint64_t kMostNodesCounted = 1'000'000'000;
constexpr Score kFirstWindow = 25;
constexpr Score kWidestWindow = 1500;

// Of equals the lesser, so that every machine sorts them alike.
bool comes_first(const RankedMove& a, const RankedMove& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.move.bits() < b.move.bits();
}

}  // namespace

void Search::list_root_moves() {
    const PickerView seen = view(field_.position, 0);
    const auto known = memory_.table.find(key_of(field_.position), 0);
    const Move first = legal_or_none(field_.position, known ? known->move : kNoMove);
    MovePicker picker{seen, first, {kNoMove, kNoMove}, kNoMove, memory_.room.data()};
    while (const auto move = picker.next())
        if (limits_.among.empty() || std::ranges::find(limits_.among, *move) != limits_.among.end())
            root_moves_.push_back({*move, 0});
}

Score Search::search_root_move(Move move, int number, Window window, int depth) {
    const bool calm = !field_.position.gives_check(move, field_.other) && !is_capture(field_.position, move);
    const Position next = after(field_.position, move, 0);
    RankedMove* const room = memory_.room.data();
    Score score = 0;
    if (number > 1) {
        const int reduction = depth >= 3 && number > 3 && calm ? late_move_reduction(depth, number) : 0;
        const Window narrow = window.narrow().reversed();
        score = -search(next, narrow, std::max(depth - 1 - reduction, 0), 1, true, room);
        if (score > window.alpha && reduction > 0) score = -search(next, narrow, depth - 1, 1, true, room);
    }
    if (number == 1 || score > window.alpha)
        score = -search(next, window.reversed(), depth - 1, 1, false, room);
    undo();
    return score;
}

Score Search::search_root(Window window, int depth) {
    Score best = -kInfinite;
    at(0).line_length = 0;
    int number = 0;
    for (RankedMove& ranked : root_moves_) {
        ++number;
        const std::uint64_t nodes_before = nodes_;
        const Score score = search_root_move(ranked.move, number, window, depth);
        if (stop_) break;
        // Moves that took long to refute come first next time.
        ranked.rank = static_cast<std::int32_t>(std::min(nodes_ - nodes_before, kMostNodesCounted));
        if (score <= best) continue;
        best = score;
        if (score <= window.alpha && number > 1) continue;
        update_line(0, ranked.move);
        ranked.rank = kWasBest;
        std::rotate(root_moves_.begin(), root_moves_.begin() + (number - 1), root_moves_.begin() + number);
        window.alpha = std::max(window.alpha, score);
        if (score >= window.beta) break;
    }
    return best;
}

Score Search::aspire(Score before, int depth) {
    Score width = depth < 5 ? kInfinite : kFirstWindow;
    Window window{std::max(before - width, -kInfinite), std::min(before + width, kInfinite)};
    while (true) {
        const Score score = search_root(window, depth);
        if (stop_ || (score > window.alpha && score < window.beta)) return score;
        width *= 3;
        const bool wide = width > kWidestWindow;
        if (score <= window.alpha) window.alpha = wide ? -kInfinite : std::max(score - width, -kInfinite);
        if (score >= window.beta) window.beta = wide ? kInfinite : std::min(score + width, kInfinite);
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
    list_root_moves();
    Thought best;
    best.move = root_moves_.front().move;
    best.line = {*best.move};
    const Score evaluation = field_.position.in_check() ? 0 : judge(field_.position);
    best.score = evaluation;
    const int deepest = std::min(limits_.depth.value_or(kMostPlies - 1), kMostPlies - 1);
    for (root_depth_ = 1; root_depth_ <= deepest; ++root_depth_) {
        const Score score = aspire(best.score, root_depth_);
        if (at(0).line_length > 0 && score > -kInfinite) best = thought(root_depth_, score);
        if (stop_) break;
        memory_.table.remember(key_of(field_.position), 0,
                               {*best.move, score, evaluation, root_depth_, Bound::none});
        std::sort(root_moves_.begin() + 1, root_moves_.end(), comes_first);
        if (listener) {
            best.hash_permille = memory_.table.permille_used();
            listener(best);
        }
        const bool shortest_mate_found = is_mate(score) && kMate - std::abs(score) <= root_depth_ / 2;
        if (shortest_mate_found || (limits_.enough && limits_.enough())) break;
    }
    best.nodes = nodes_;
    if (listener) best.hash_permille = memory_.table.permille_used();
    return best;
}

}  // namespace doorgeef::engine
