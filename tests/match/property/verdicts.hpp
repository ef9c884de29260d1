// Own opinions on how games and matches end: is every ending right, is the score, has everything ended that
// had to?
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::match {

// How the player to move on this board stands, by the list of his legal moves.
Stuck stuck_by_the_list(const Match& match, BoardId board);

// What should have ended by itself and has not; nothing if the match is settled.
std::string unsettled(const Match& match);

// Reads the log along with the match and judges every ending.
class Verdicts {
public:
    explicit Verdicts(const Match& match) : boards_(match.ruleset().boards) {}

    // The next event, and the match before it. Says what is wrong with it; nothing if it is right.
    std::string read(const Match& before, const Event& event);

    // What is wrong with outcomes and score; nothing if they are as the log says.
    std::string compare(const Match& match) const;

private:
    struct Ending {
        BoardId board{};
        Outcome outcome{};
        Time at = 0;
    };

    std::string judge(const Match& before, const event::GameEnded& event) const;
    std::string judge_order(const Match& before, const Outcome& outcome) const;
    bool rests_on_last(const Match& before, const event::GameEnded& event) const;
    Score expected_score(const Match& match) const;

    int boards_;
    std::vector<Ending> endings_{};
    std::optional<event::What> last_{};
};

}  // namespace doorgeef::match
