#include "winnable/search.hpp"

#include "rules/legal_moves.hpp"
#include "rules/play.hpp"
#include "rules/sinks.hpp"
#include "winnable/hopeless.hpp"
#include "winnable/material.hpp"
#include "winnable/plan.hpp"

#include <algorithm>
#include <type_traits>

namespace doorgeef::winnable {

namespace {

using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Square;

constexpr int kNothingNew = 13;
// How many moves of a position a quick search tries.
constexpr std::size_t kBestMoves = 2;
// A test by reasoning takes about as long as looking at this many positions.
constexpr std::uint64_t kNodesPerTest = 20;
// And listing this many moves as long as looking at one; if they are sifted, this many.
constexpr std::size_t kMovesPerNode = 3;
constexpr std::size_t kSiftedMovesPerNode = 2;
// Testing goes on as long as at least one in four tests helps.
constexpr unsigned kTestsOnTrial = 32;
constexpr unsigned kTestsPerSuccess = 4;

// Without the copy that returning a list of moves from a function may cost.
void list_moves(const Position& position, const rules::Ruleset& ruleset, const Position* other,
                rules::MoveList& moves) {
    if (position.turn() == Color::white)
        rules::list_moves<Color::white>(position, ruleset, other, moves);
    else
        rules::list_moves<Color::black>(position, ruleset, other, moves);
}

// Whether the move can never be taken back.
bool is_progress(const Position& position, Move move) {
    return move.kind() != MoveKind::normal || move.role() == Role::pawn || captures(position, move);
}

// A small number for what opens the position most.
int progress(const Position& position, Move move, Color winner) {
    const bool by_winner = position.turn() == winner;
    int order = 60;
    if (move.role() == Role::pawn || move.kind() == MoveKind::promotion)
        order -= 2 * relative_rank(position.turn(), move.to()) + (by_winner ? 4 : 0);
    if (captures(position, move)) order -= by_winner ? 10 : 4;
    if (move.kind() == MoveKind::promotion) order -= 10;
    return order;
}

// Moves elsewhere matter as far as they bring the winner pieces.
int priority_elsewhere(const Position& elsewhere, Move move, const Plan& plan, Color winner) {
    const int wanted = plan.needs_material() ? 2 : 30;
    const bool by_partner = elsewhere.turn() != winner;
    if (!captures(elsewhere, move)) return wanted;
    return by_partner ? wanted - 12 : wanted + 4;
}

}  // namespace

template <class State>
Search<State>::Search(const State& root, Color winner, const rules::Ruleset& ruleset, bool other_game_runs,
                      Manner manner)
    : winner_(winner), ruleset_(ruleset),
      must_be_unanswerable_(other_game_runs && ruleset.mate == rules::Mate::unanswerable), manner_(manner) {
    seen_.insert(root.fingerprint());
    visit(root, kNone, {});
}

template <class State>
Verdict Search<State>::run(std::uint64_t budget) {
    while (mate_ == kNone) {
        if (open_.empty()) return verdict(complete_ ? Answer::no : Answer::unknown);
        if (looked_at_ >= budget) return verdict(Answer::unknown);
        attempt(choose());
    }
    return proof();
}

template <class State>
Attempt Search<State>::choose() {
    if (manner_ != Manner::thorough) return open_.pop_promising();
    switch (++turn_ % 8) {
    case 6: return open_.pop_progress();
    case 7: return open_.pop_oldest();
    default: return open_.pop_promising();
    }
}

template <class State>
void Search<State>::attempt(const Attempt& attempt) {
    State state = nodes_[attempt.parent].state;
    const bool irreversible =
        attempt.step.board == state.number() && is_progress(state.here, attempt.step.move);
    if (state.play(attempt.step, ruleset_)) complete_ = false;  // passing is a right, not a duty (R1)
    ++looked_at_;
    if (irreversible && !state.elsewhere_runs() && lacks_material(state.here, winner_)) return;
    if (!attempt.known_as_new && !seen_.insert(state.fingerprint())) return;
    if (irreversible && is_hopeless(state)) return;
    visit(state, attempt.parent, attempt.step);
}

// Whether reasoning shows that nothing can come of it. It stops being asked where it does not help.
template <class State>
bool Search<State>::is_hopeless(const State& state) {
    if (manner_ != Manner::thorough || state.elsewhere_runs() || state.other() != nullptr) return false;
    if (tested_ >= kTestsOnTrial && tested_ > found_hopeless_ * kTestsPerSuccess) return false;
    ++tested_;
    looked_at_ += kNodesPerTest;
    if (!winnable::is_hopeless(state.here, winner_, ruleset_)) return false;
    ++found_hopeless_;
    return true;
}

template <class State>
void Search<State>::visit(const State& state, std::uint32_t parent, const Step& step) {
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({state, parent, step});
    if (manner_ == Manner::thorough)
        explore(node);
    else
        follow(node);
}

// Lists what is most promising. While the loser's king is on his way, other moves are not even looked for.
template <class State>
void Search<State>::follow(std::uint32_t node) {
    const State& state = nodes_[node].state;
    const Plan plan{state.here, winner_};
    rules::MoveList moves;
    if (!state.elsewhere_runs()) plan.list_good_steps_of_loser(moves);
    if (!moves.empty())
        complete_ = false;
    else if (!list_legal(node, moves))
        return;
    looked_at_ += moves.size() / kMovesPerNode;
    if (mates_in_one(node, plan, moves)) return;
    if (manner_ == Manner::quick)
        list_best(node, moves);
    else
        list_all(node, moves);
    list_elsewhere(node, plan);
}

// Lists everything that is new.
template <class State>
void Search<State>::explore(std::uint32_t node) {
    constexpr bool kSifts = std::is_same_v<State, Alone>;
    const State& state = nodes_[node].state;
    rules::MoveList all;
    if (!list_legal(node, all)) return;
    looked_at_ += all.size() / (kSifts ? kSiftedMovesPerNode : kMovesPerNode);
    std::span<const Move> moves = all;
    if (kSifts) {
        moves = sift(state.here, moves);
        if (moves.empty()) return;
    }
    const Plan plan{state.here, winner_};
    if (mates_in_one(node, plan, moves)) return;
    list_all(node, moves, kSifts);
    list_elsewhere(node, plan);
}

template <class State>
void Search<State>::list_all(std::uint32_t node, std::span<const Move> moves, bool known_as_new) {
    for (std::size_t i = 0; i < moves.size(); ++i)
        push({node, {nodes_[node].state.number(), moves[i]}, known_as_new}, prospects_[i].distance);
}

// Whether anything can follow.
template <class State>
bool Search<State>::list_legal(std::uint32_t node, rules::MoveList& moves) {
    const State& state = nodes_[node].state;
    list_moves(state.here, ruleset_, state.other(), moves);
    if (!moves.empty()) return true;
    if (is_mate(state)) mate_ = node;
    return state.elsewhere_runs() && !ends_when_stuck(state.here, ruleset_, state.other());
}

// Mates in one are found before anything is made of the other moves.
template <class State>
bool Search<State>::mates_in_one(std::uint32_t node, const Plan& plan, std::span<const Move> moves) {
    if (prospects_.size() < moves.size()) prospects_.resize(moves.size());
    plan.judge(moves, prospects_);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (prospects_[i].may_mate && mates(node, {nodes_[node].state.number(), moves[i]})) return true;
    return false;
}

// The first few of the moves that promise most.
template <class State>
void Search<State>::list_best(std::uint32_t node, std::span<const Move> moves) {
    if (moves.empty()) return;
    const std::span<const Prospect> prospects{prospects_.data(), moves.size()};
    const int nearest = std::ranges::min(prospects, {}, &Prospect::distance).distance;
    std::size_t listed = 0;
    for (std::size_t i = 0; i < moves.size() && listed < kBestMoves; ++i) {
        if (prospects[i].distance != nearest) continue;
        push({node, {nodes_[node].state.number(), moves[i]}}, nearest);
        ++listed;
    }
    if (listed < moves.size()) complete_ = false;
}

// The moves to positions that nothing else has led to, until the next call. A long search comes to most
// positions in many ways, and to see that here is cheaper than when it is the move's turn.
template <class State>
std::span<const Move> Search<State>::sift(const Position& position, std::span<const Move> moves) {
    fingerprints_.clear();
    const Successors successors{position, ruleset_};
    for (const Move move : moves) {
        fingerprints_.push_back(successors.after(move));
        seen_.expect(fingerprints_.back());
    }
    fresh_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (seen_.insert(fingerprints_[i])) fresh_.push_back(moves[i]);
    return fresh_;
}

// Mates in one are found before anything is made of the other moves.
template <class State>
bool Search<State>::mates(std::uint32_t node, const Step& step) {
    State state = nodes_[node].state;
    state.play(step, ruleset_);
    ++looked_at_;
    if (!is_mate(state)) return false;
    mate_ = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({state, node, step});
    return true;
}

template <class State>
bool Search<State>::is_mate(const State& state) const {
    const Position& here = state.here;
    if (here.turn() == winner_ || !here.in_check()) return false;
    if (rules::count_legal_moves(here, ruleset_, state.other()) > 0) return false;
    return !must_be_unanswerable_ || unanswerable(here, ruleset_, state.other());
}

template <class State>
void Search<State>::list_elsewhere(std::uint32_t node, const Plan& plan) {
    const State& state = nodes_[node].state;
    if (!state.elsewhere_runs()) return;
    const Position& elsewhere = *state.other();
    const auto board = static_cast<std::uint8_t>(1 - state.number());
    rules::MoveList moves;
    list_moves(elsewhere, ruleset_, &state.here, moves);
    looked_at_ += moves.size() / kMovesPerNode;
    for (const Move move : moves)
        push({node, {board, move}}, plan.distance() + priority_elsewhere(elsewhere, move, plan, winner_));
}

template <class State>
void Search<State>::push(const Attempt& attempt, int distance) {
    const State& state = nodes_[attempt.parent].state;
    const Step& step = attempt.step;
    const bool here = step.board == state.number();
    const Position& position = here ? state.here : *state.other();
    const auto level = static_cast<std::size_t>(std::clamp(distance, 0, OpenList::kPriorities - 1));
    const std::size_t kind =
        static_cast<std::size_t>(step.move.role()) + (position.turn() == winner_ ? 6 : 0) + (here ? 0 : 12);
    Bitboard& been = novelty_[level][kind];
    int priority = distance;
    if (been.contains(step.move.to())) priority += kNothingNew;
    been |= Bitboard{step.move.to()};
    std::optional<int> order;
    if (is_progress(position, step.move)) order = progress(position, step.move, winner_);
    open_.push(attempt, priority, order);
}

template <class State>
Verdict Search<State>::proof() const {
    Verdict proof = verdict(Answer::yes);
    for (std::uint32_t node = mate_; nodes_[node].parent != kNone; node = nodes_[node].parent)
        proof.line.push_back(nodes_[node].step);
    std::ranges::reverse(proof.line);
    return proof;
}

template class Search<Alone>;
template class Search<Pair>;

}  // namespace doorgeef::winnable
