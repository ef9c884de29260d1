// The search for a helpmate: everybody helps, so it looks for one way through all positions that can be
// reached. Either it finds a mate, or it has seen them all, or its budget is spent.
#pragma once

#include "winnable/chunks.hpp"
#include "winnable/open_list.hpp"
#include "winnable/plan.hpp"
#include "winnable/seen.hpp"
#include "winnable/state.hpp"
#include "winnable/steps.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

namespace doorgeef::winnable {

// A quick search follows only what is most promising and forgets the rest at once, so that it can hardly ever
// say that there is no mate. A wide one follows it too, but remembers the rest. A thorough one also tries
// what cannot be undone, and what is oldest, and tests by reasoning which positions are hopeless.
enum class Manner : std::uint8_t { quick, wide, thorough };

template <class State>
class Search {
public:
    // `winner` is to mate on `root.here`. While another game runs, a piece may come that answers a check.
    Search(const State& root, Color winner, const rules::Ruleset& ruleset, bool other_game_runs,
           Manner manner);

    // Until an answer is found or `budget` positions have been looked at.
    Verdict run(std::uint64_t budget);

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    struct Node {
        State state;
        std::uint32_t parent;
        Step step;
    };

    // Where men of each kind have gone, for each priority: what goes to a new square comes before what
    // promises as much but is nothing new.
    static constexpr std::size_t kKinds = std::is_same_v<State, Alone> ? 12 : 24;
    using Novelty = std::array<std::array<Bitboard, kKinds>, OpenList::kPriorities>;

    Attempt choose();
    void attempt(const Attempt& attempt);
    void visit(const State& state, std::uint32_t parent, const Step& step);
    void follow(std::uint32_t node);
    void explore(std::uint32_t node);
    bool list_legal(std::uint32_t node, rules::MoveList& moves);
    bool mates_in_one(std::uint32_t node, const Plan& plan, std::span<const rules::Move> moves);
    void list_all(std::uint32_t node, std::span<const rules::Move> moves, bool known_as_new = false);
    void list_best(std::uint32_t node, std::span<const rules::Move> moves);
    void list_elsewhere(std::uint32_t node, const Plan& plan);
    bool mates(std::uint32_t node, const Step& step);
    bool is_mate(const State& state) const;
    std::span<const rules::Move> sift(const rules::Position& position, std::span<const rules::Move> moves);
    void push(const Attempt& attempt, int distance);
    bool is_hopeless(const State& state);
    Verdict verdict(Answer answer) const { return {answer, {}, looked_at_}; }
    Verdict proof() const;

    Color winner_;
    const rules::Ruleset& ruleset_;
    bool must_be_unanswerable_;
    Manner manner_;
    std::uint64_t looked_at_ = 0;
    Chunks<Node> nodes_;
    Seen seen_;
    OpenList open_;
    Novelty novelty_{};
    unsigned turn_ = 0;
    // Used again for every position.
    std::vector<Prospect> prospects_;
    std::vector<Fingerprint> fingerprints_;
    std::vector<rules::Move> fresh_;
    unsigned tested_ = 0;          // positions tested by reasoning
    unsigned found_hopeless_ = 0;  // and how often that helped
    std::uint32_t mate_ = kNone;   // the node in which the loser is mated
    bool complete_ = true;         // nothing was left out that could lead to a mate
};

}  // namespace doorgeef::winnable
