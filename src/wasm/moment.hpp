// A match after so many events, with what people see beside it and the match itself does not know.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorgeef::wasm {

// What a player has said to his teammate and still holds.
struct StandingWords {
    rules::ByRole<bool> needs{};    // until one of the kind has been passed to him
    rules::ByRole<bool> dangers{};  // until he completes a move, and so
    bool sits = false;

    friend bool operator==(const StandingWords&, const StandingWords&) = default;
};

// In games from foreign files: what the mover's clock showed after each completed move.
using ShownClocks = std::vector<std::optional<std::int64_t>>;

struct Moment {
    match::Match match;
    match::BySeat<StandingWords> words{};
    match::BySeat<std::optional<std::int64_t>> shown{};
    std::size_t completed = 0;  // moves
    match::Time latest = 0;     // when the last event happened

    explicit Moment(const match::Agreement& agreement) : match(agreement) {}

    // Requires: it can be applied (match/can_apply.hpp) and is not before the latest.
    void apply(const match::Event& event, const ShownClocks& clocks);
};

}  // namespace doorgeef::wasm
