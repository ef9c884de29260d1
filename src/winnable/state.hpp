// What the search walks through: one board, or two that pass pieces to each other.
#pragma once

#include "rules/legal_moves.hpp"
#include "winnable/fingerprint.hpp"
#include "winnable/winnable.hpp"

namespace doorgeef::winnable {

// Nothing comes from elsewhere, and what is captured leaves the match.
struct Alone {
    rules::Position here;

    static constexpr bool elsewhere_runs() { return false; }
    static constexpr std::uint8_t number() { return 0; }
    static constexpr const rules::Position* other() { return nullptr; }
    Fingerprint fingerprint() const { return winnable::fingerprint(here); }

    // Requires: the move is legal. Whether a piece was passed.
    bool play(const Step& step, const rules::Ruleset& ruleset) {
        here.play_unchecked(step.move, ruleset);
        return false;
    }
};

// Two boards. The other game may be over; Stein's promotion still takes from it.
struct Pair {
    rules::Position here;
    rules::Position elsewhere;
    bool elsewhere_over = false;
    std::uint8_t board = 0;  // the number of `here`

    bool elsewhere_runs() const { return !elsewhere_over; }
    std::uint8_t number() const { return board; }
    const rules::Position* other() const { return &elsewhere; }
    Fingerprint fingerprint() const {
        const Fingerprint a = winnable::fingerprint(here);
        const Fingerprint b = winnable::fingerprint(elsewhere);
        return {a.key ^ (b.key * 0x9E3779B97F4A7C15) ^ (elsewhere_over ? 1 : 0), a.check ^ (b.check * 3)};
    }

    bool play(const Step& step, const rules::Ruleset& ruleset);
};

// Whether a game in which the player to move has no legal move is over by that, while the other one runs.
bool ends_when_stuck(const rules::Position& position, const rules::Ruleset& ruleset,
                     const rules::Position* other);

// fics: no drop of any piece, held or not, could answer the check.
bool unanswerable(rules::Position position, const rules::Ruleset& ruleset, const rules::Position* other);

}  // namespace doorgeef::winnable
