#include "exhaustive.hpp"

#include "rules/legal_moves.hpp"

#include <deque>
#include <set>
#include <utility>

namespace doorgeef::winnable {

namespace {

using rules::Color;
using rules::Position;
using rules::Ruleset;

using Identity = std::pair<rules::zobrist::Key, rules::zobrist::Key>;

Identity identity(const Position& position) {
    return {position.key(), 0};
}

// The boards in the first number, and what lies beside them in the second.
Identity identity(const Boards& boards) {
    Identity identity{boards.positions[0].key() * 31 + boards.positions[1].key(), 0};
    for (const std::size_t board : {0U, 1U}) {
        identity.second = identity.second * 2 + (boards.over[board] ? 1 : 0);
        for (const Color color : rules::kColors)
            for (const rules::Role role : rules::kDroppableRoles)
                identity.second = identity.second * 7 + boards.captured[board][color].count(role);
    }
    return identity;
}

template <class State>
class Frontier {
public:
    explicit Frontier(std::size_t most) : most_(most) {}

    void add(const State& state) {
        if (seen_.insert(identity(state)).second) open_.push_back(state);
    }
    bool empty() const { return open_.empty(); }
    bool too_many() const { return seen_.size() > most_; }
    State next() {
        State state = std::move(open_.front());
        open_.pop_front();
        return state;
    }

private:
    std::size_t most_;
    std::set<Identity> seen_;
    std::deque<State> open_;
};

// A two-board game, played in every way.
class Match {
public:
    Match(std::uint8_t board, Color side, const Ruleset& ruleset)
        : board_(board), side_(side), ruleset_(ruleset) {}

    // The games that ended by the last event are marked; whether this was the mate that is looked for.
    bool settle(Boards& boards) const {
        const bool won = is_won(boards);
        for (const std::size_t board : {0U, 1U})
            if (!boards.over[board] && ends(boards, board)) boards.over[board] = true;
        return won;
    }

    bool may_go_on(const Boards& boards) const {
        const bool first_ends_it = ruleset_.match_end == rules::MatchEnd::first;
        return !boards.over[board_] && !(first_ends_it && boards.over[1 - board_]);
    }

    std::vector<Boards> following(const Boards& boards) const {
        std::vector<Boards> all;
        for (const std::size_t board : {0U, 1U}) {
            if (!boards.over[board])
                for (const rules::Move move : moves(boards, board)) {
                    Boards next = boards;
                    const Color mover = next.positions[board].turn();
                    const rules::Played played =
                        next.positions[board].play_unchecked(move, ruleset_, &next.positions[1 - board]);
                    if (played.captured) next.captured[board][mover].add(played.captured->role);
                    if (played.surrendered) next.captured[board][!mover].add(played.surrendered->role);
                    all.push_back(next);
                }
            for (const Color color : rules::kColors)
                for (const rules::Role role : rules::kDroppableRoles)
                    if (boards.captured[board][color].has(role)) {
                        Boards next = boards;
                        next.captured[board][color].remove(role);
                        next.positions[1 - board].add_to_reserve(!color, role);
                        all.push_back(next);
                    }
        }
        return all;
    }

private:
    rules::MoveList moves(const Boards& boards, std::size_t board) const {
        return rules::legal_moves(boards.positions[board], ruleset_, &boards.positions[1 - board]);
    }

    bool some_drop_answers(const Boards& boards, std::size_t board) const {
        for (const rules::Role role : rules::kDroppableRoles) {
            Boards with = boards;
            with.positions[board].add_to_reserve(with.positions[board].turn(), role);
            if (!moves(with, board).empty()) return true;
        }
        return false;
    }

    bool is_won(const Boards& boards) const {
        const Position& here = boards.positions[board_];
        if (boards.over[board_] || here.turn() == side_ || !here.in_check() || !moves(boards, board_).empty())
            return false;
        return ruleset_.mate != rules::Mate::unanswerable || boards.over[1 - board_] ||
               !some_drop_answers(boards, board_);
    }

    bool ends(const Boards& boards, std::size_t board) const {
        if (!moves(boards, board).empty()) return false;
        if (boards.over[1 - board]) return true;
        if (!boards.positions[board].in_check()) return ruleset_.stalemate == rules::Stalemate::at_once;
        return ruleset_.mate == rules::Mate::at_once ||
               (ruleset_.mate == rules::Mate::unanswerable && !some_drop_answers(boards, board));
    }

    std::uint8_t board_;
    Color side_;
    const Ruleset& ruleset_;
};

}  // namespace

std::optional<Answer> exhaust(const Position& position, Color side, const Ruleset& ruleset,
                              std::size_t most) {
    Frontier<Position> frontier{most};
    frontier.add(position);
    while (!frontier.empty()) {
        if (frontier.too_many()) return std::nullopt;
        const Position now = frontier.next();
        const rules::MoveList moves = rules::legal_moves(now, ruleset);
        if (moves.empty() && now.in_check() && now.turn() != side) return Answer::yes;
        for (const rules::Move move : moves) {
            Position next = now;
            next.play_unchecked(move, ruleset);
            frontier.add(next);
        }
    }
    return Answer::no;
}

std::optional<Answer> exhaust(const TwoBoards& where, Color side, const Ruleset& ruleset, std::size_t most) {
    const Match match{where.board, side, ruleset};
    Frontier<Boards> frontier{most};
    frontier.add(where.boards);
    while (!frontier.empty()) {
        if (frontier.too_many()) return std::nullopt;
        Boards now = frontier.next();
        if (match.settle(now)) return Answer::yes;
        if (!match.may_go_on(now)) continue;
        for (const Boards& next : match.following(now)) frontier.add(next);
    }
    return Answer::no;
}

}  // namespace doorgeef::winnable
