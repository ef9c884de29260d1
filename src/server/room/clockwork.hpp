// What time it is in a match. It stands still while the server is down, and until the players are back.
#pragma once

#include "match/clock.hpp"
#include "server/now.hpp"

namespace doorgeef::server {

class Clockwork {
public:
    // It stands, at this time of the match.
    explicit Clockwork(match::Time at) : standing_at_(at) {}

    bool runs() const { return runs_; }
    // Goes on from where it stands. Requires: it does.
    void start(Instant now) {
        runs_ = true;
        ahead_ = standing_at_ - now;
    }

    match::Time at(Instant now) const { return runs_ ? now + ahead_ : standing_at_; }
    // Requires: it runs.
    Instant instant_of(match::Time time) const { return time - ahead_; }

private:
    match::Time standing_at_;
    match::Time ahead_ = 0;  // of the server's own clock
    bool runs_ = false;
};

}  // namespace doorgeef::server
