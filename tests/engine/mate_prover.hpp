// Proves mates by trying everything: shares no code with the search, remembers no position, leaves nothing
// out.
#pragma once

#include "rules/position.hpp"
#include "rules/ruleset.hpp"

#include <array>

namespace doorgeef::engine {

struct TwoBoards {
    rules::Position own{};
    rules::Position other{};  // matters only where promotions take from it
};

class MateProver {
public:
    static constexpr int kMostMoves = 8;

    explicit MateProver(const rules::Ruleset& ruleset) : ruleset_(ruleset) {}

    // Whether the player to move is mated, with what he holds: under fics also with any piece he could still
    // be given.
    bool is_mated(const TwoBoards& boards) const;

    // ---- for at most kMostMoves
    // Whether the player to move mates in at most so many moves, whatever the answers.
    bool mates_within(const TwoBoards& boards, int moves);
    // The same if he may drop nothing.
    bool mates_without_drops(const TwoBoards& boards, int moves);
    // The same if he begins with this move, which counts. Requires: it is legal.
    bool mates_beginning_with(rules::Move first, const TwoBoards& boards, int moves);

private:
    bool mates(const TwoBoards& boards, int moves);
    bool loses(const TwoBoards& boards, int moves);
    bool may_try(rules::Move move, const TwoBoards& boards, bool check) const;
    TwoBoards after(const TwoBoards& boards, rules::Move move) const;

    rules::Ruleset ruleset_;
    bool attacker_drops_ = true;
    // The answer that last refuted an attack with as many moves to go: it is tried first, for speed alone.
    std::array<rules::Move, kMostMoves + 1> refutations_{};
};

}  // namespace doorgeef::engine
