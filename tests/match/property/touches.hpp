// An own reading of touch-move (KNSB 4.1, L11): what the player to move has touched, and what that obliges
// him to.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <vector>

namespace doorgeef::match {

class Touches {
public:
    // The next event, and the match before and after it.
    void read(const Match& before, const Match& after, const Event& event);

    // Whether the player to move may play this. Requires: no move of his stands on the board yet.
    bool allow(const Match& match, BoardId board, rules::Move move) const;

private:
    friend struct TouchEntry;
    ByBoard<std::vector<Touch>> touched_{};
};

}  // namespace doorgeef::match
