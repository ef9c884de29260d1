// One thing to think about, for one bot. It can be carried to another thread.
#pragma once

#include "bots/bot.hpp"
#include "bots/concern.hpp"
#include "bots/speaking.hpp"
#include "engine/situation.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace doorgeef::bots {

// Milliseconds of a clock that never goes back.
using Instant = std::int64_t;

struct Task {
    std::uint64_t number = 0;
    std::string match{};
    match::Seat seat{};
    const Bot* bot = nullptr;
    Matter matter{};
    std::shared_ptr<const match::Match> state{};
    match::Time now = 0;  // in the match
    engine::Heard heard{};
    Spoken spoken{};
    std::uint64_t seed = 0;
    match::Time most_ms = 0;  // to think
    Instant waited_ms = 0;    // for its turn
    std::shared_ptr<std::atomic<bool>> cancelled{};

    // Whose game is to be judged: his own, or the teammate's who asks about it.
    match::Seat judged() const { return matter == Matter::leave ? seat.partner() : seat; }
    engine::Situation situation() const;
    // What touching leaves to choose from once an illegal move has been taken back. Nothing: any move.
    std::vector<rules::Move> obliged() const;
};

}  // namespace doorgeef::bots
