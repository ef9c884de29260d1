// Counting heads: what stands on the boards, lies in reserves, has been captured, or is in the hand of a
// player who has not pressed yet, is always what there was at the start. The few ways in which chessmen leave
// or join a match are accounted for one by one.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <string>

namespace doorgeef::match {

// How many of each colour and role; promoted pawns are pawns.
using Men = ByColor<rules::ByRole<int>>;

Men count_men(const Match& match);

class Census {
public:
    explicit Census(const Match& match) : expected_(count_men(match)) {}

    // The next event, and the match before it.
    void read(const Match& before, const Event& event);

    // Who is missing or too many; nothing if the numbers agree.
    std::string compare(const Match& match) const;

private:
    friend struct CensusEntry;
    Men expected_;
    Men before_move_{};  // where captures vanish, a move taken back brings them back
};

}  // namespace doorgeef::match
