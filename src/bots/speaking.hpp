// What a bot tells its teammate, and what it does not say twice.
#pragma once

#include "engine/engine.hpp"
#include "match/match.hpp"
#include "match/speech.hpp"

#include <optional>

namespace doorgeef::bots {

// At which of his own moves a player said something last.
struct Spoken {
    rules::ByRole<std::optional<int>> need{};
    rules::ByRole<std::optional<int>> danger{};
    std::optional<int> sit{};
    std::optional<int> draw{};  // offered

    // Whether it was said so lately that saying it again would be a bore.
    static bool lately(const std::optional<int>& said, int move);
};

// The most urgent thing that the regulation lets him say now; it is noted as said.
std::optional<match::Signal> to_say(const match::Match& match, match::Seat seat, match::Time now,
                                    const engine::Thought& thought, Spoken& spoken);

}  // namespace doorgeef::bots
