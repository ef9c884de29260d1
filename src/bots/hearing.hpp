// What a player has heard from his teammate, and for how long it holds.
#pragma once

#include "engine/situation.hpp"
#include "match/event.hpp"

#include <cstdint>
#include <vector>

namespace doorgeef::bots {

class Hearing {
public:
    // Words of the teammate of this seat; others are not for him. The match is as it was then.
    void hear(const match::event::Said& said, match::Seat seat, const match::Match& match);

    // How many words that could change his mind.
    std::uint64_t count() const { return count_; }

    // What still holds: a wish until the teammate has made three more moves, a request to wait until he moves
    // himself.
    engine::Heard holds(match::Seat seat, const match::Match& match) const;

private:
    struct Word {
        match::Signal signal{};
        int moves = 0;  // that the teammate had made then
    };

    std::vector<Word> words_{};  // the latest ones
    std::uint64_t count_ = 0;
};

}  // namespace doorgeef::bots
