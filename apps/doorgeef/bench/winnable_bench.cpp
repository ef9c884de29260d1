#include "doorgeef/bench/winnable_bench.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>
#include <ctime>
#include <numeric>
#include <ostream>
#include <random>

namespace doorgeef::app {

namespace {

using rules::Color;
using rules::Position;
using rules::Role;

double cpu_microseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

int balance(const Position& position, Color color) {
    constexpr rules::ByRole<int> values{{100, 310, 320, 500, 900, 0}};
    int sum = 0;
    for (const Role role : rules::kRoles)
        sum += values[role] * (static_cast<int>(position.pieces(color, role).count()) -
                               static_cast<int>(position.pieces(!color, role).count()));
    return sum;
}

// What the side to move has after the best captures, up to this many.
int after_captures(const Position& position, const rules::Ruleset& ruleset, int low, int high, int depth) {
    low = std::max(low, balance(position, position.turn()));
    if (low >= high || depth == 0) return low;
    for (const rules::Move move : rules::legal_moves(position, ruleset)) {
        if (!position.pieces(!position.turn()).contains(move.to())) continue;
        Position next = position;
        next.play_unchecked(move, ruleset);
        low = std::max(low, -after_captures(next, ruleset, -high, -low, depth - 1));
        if (low >= high) break;
    }
    return low;
}

class GreedyPlayer {
public:
    GreedyPlayer(const rules::Ruleset& ruleset, std::uint64_t seed) : ruleset_(ruleset), random_(seed) {}

    Position play_game() {
        Position position;
        const int plies = 20 + pick(180);
        for (int ply = 0; ply < plies; ++ply) {
            const rules::MoveList moves = rules::legal_moves(position, ruleset_);
            const bool resigns = ply > 60 && std::abs(balance(position, Color::white)) > 900 && pick(8) == 0;
            if (moves.empty() || resigns) break;
            const rules::Move move =
                pick(12) == 0 ? moves[static_cast<std::size_t>(pick(static_cast<int>(moves.size())))]
                              : best(position, moves);
            position.play_unchecked(move, ruleset_);
        }
        return position;
    }

private:
    int pick(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

    rules::Move best(const Position& position, const rules::MoveList& moves) {
        constexpr int kMost = 1'000'000;
        rules::Move found = moves[0];
        int highest = -kMost;
        for (const rules::Move move : moves) {
            Position next = position;
            next.play_unchecked(move, ruleset_);
            const bool mates = next.in_check() && rules::count_legal_moves(next, ruleset_) == 0;
            const int advance = move.role() == Role::pawn ? 3 * relative_rank(position.turn(), move.to()) : 0;
            const int value =
                mates ? kMost : pick(60) + advance - after_captures(next, ruleset_, -kMost, kMost, 4);
            if (value <= highest) continue;
            highest = value;
            found = move;
        }
        return found;
    }

    const rules::Ruleset& ruleset_;
    std::mt19937_64 random_;
};

double mean(const std::vector<double>& values) {
    return values.empty()
               ? 0
               : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

std::vector<Position> game_endings(int games, std::uint64_t seed) {
    const rules::Ruleset chess = *rules::preset("jijbent");
    GreedyPlayer player{chess, seed};
    std::vector<Position> positions;
    for (int game = 0; game < games; ++game) positions.push_back(player.play_game());
    return positions;
}

std::vector<winnable::Boards> match_endings(const rules::Ruleset& ruleset, int matches, std::uint64_t seed) {
    std::mt19937_64 random{seed};
    std::vector<winnable::Boards> endings;
    for (int match = 0; match < matches; ++match) {
        winnable::Boards boards;
        for (std::uint64_t left = 40 + random() % 160; left > 0; --left) {
            const std::size_t board = random() % 2;
            Position& mine = boards.positions[board];
            Position& other = boards.positions[1 - board];
            const rules::MoveList moves = rules::legal_moves(mine, ruleset, &other);
            if (moves.empty()) break;
            const rules::Played played = mine.play_unchecked(moves[random() % moves.size()], ruleset, &other);
            for (const auto& man : {played.captured, played.surrendered})
                if (man) other.add_to_reserve(man->color, man->role);
        }
        endings.push_back(boards);
    }
    return endings;
}

void WinnableFigures::add(const winnable::Verdict& verdict, double microseconds) {
    if (verdict.answer == winnable::Answer::yes) ++yes_;
    if (verdict.answer == winnable::Answer::no) ++no_;
    all_.push_back(microseconds);
    if (verdict.nodes == 0) without_search_.push_back(microseconds);
}

void WinnableFigures::print(std::string_view name, std::ostream& out) const {
    std::vector<double> sorted = all_;
    std::ranges::sort(sorted);
    if (sorted.empty()) return;
    out << name << " questions " << all_.size() << " yes " << yes_ << " no " << no_ << " unknown "
        << all_.size() - yes_ - no_ << '\n'
        << name << " per-second " << static_cast<std::uint64_t>(1e6 / mean(all_)) << '\n'
        << name << " mean-us " << mean(all_) << " median-us " << sorted[sorted.size() / 2] << " slowest-us "
        << sorted.back() << '\n'
        << name << " without-search " << without_search_.size() << " mean-us " << mean(without_search_)
        << '\n';
}

WinnableFigures measure_winnable(const std::vector<Position>& positions, const rules::Ruleset& ruleset) {
    WinnableFigures figures;
    for (const Position& position : positions)
        for (const Color side : rules::kColors) {
            const double begin = cpu_microseconds();
            const winnable::Verdict verdict = winnable::winnable(position, side, ruleset);
            figures.add(verdict, cpu_microseconds() - begin);
        }
    return figures;
}

WinnableFigures measure_winnable(const std::vector<winnable::Boards>& matches,
                                 const rules::Ruleset& ruleset) {
    WinnableFigures figures;
    for (const winnable::Boards& boards : matches)
        for (const Color side : rules::kColors) {
            const double begin = cpu_microseconds();
            const winnable::Verdict verdict = winnable::winnable(boards, 0, side, ruleset);
            figures.add(verdict, cpu_microseconds() - begin);
        }
    return figures;
}

}  // namespace doorgeef::app
