// What a game has seen: its positions since it began, the present one included, for claims of repetition
// (ruling R12); and how many moves each player has completed, for restarts (KNSB 7.1).
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <vector>

namespace doorgeef::match {

class History {
public:
    explicit History(const Match& match);

    // The next event, and the match after it.
    void read(const Match& after, const Event& event);

    // How often the claimed position has occurred with the claim: the one on the board, or the one after the
    // move.
    int occurrences(const Match& match, const Claim& claim) const;

    const ByColor<int>& moves_completed(BoardId board) const { return moves_completed_[board]; }

private:
    friend struct HistoryEntry;
    ByBoard<std::vector<rules::Position>> seen_{};
    ByBoard<ByColor<int>> moves_completed_{};
};

// The position on the board, or the one after the move that was announced.
rules::Position claimed_position(const Match& match, const Claim& claim);

}  // namespace doorgeef::match
