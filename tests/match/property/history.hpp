// Which positions a game has seen, for claims of repetition (ruling R12): all of them since it began, the
// present one included.
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

private:
    friend struct HistoryEntry;
    ByBoard<std::vector<rules::Position>> seen_{};
};

// The position on the board, or the one after the move that was announced.
rules::Position claimed_position(const Match& match, const Claim& claim);

}  // namespace doorgeef::match
