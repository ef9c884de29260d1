// What an arbiter can do (KNSB 10), each act with the article it rests on.
#pragma once

#include "match/clock.hpp"
#include "match/outcome.hpp"
#include "match/seat.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace doorgeef::match {

namespace arbiter {

// The claim laid before the moderator. He answers what a player asks (KNSB 10.1); nothing is left to him
// (10.5).
struct Grant {
    BoardId board{};
    friend bool operator==(const Grant&, const Grant&) = default;
};
struct Reject {
    BoardId board{};
    friend bool operator==(const Reject&, const Reject&) = default;
};
// Sets a clock, or changes it by so much; it never goes below zero.
struct SetClock {
    enum class How : std::uint8_t { to, by };
    Seat seat{};
    How how{};
    Time ms = 0;
    friend bool operator==(const SetClock&, const SetClock&) = default;
};
struct Pause {
    friend bool operator==(const Pause&, const Pause&) = default;
};
struct Resume {
    friend bool operator==(const Resume&, const Resume&) = default;
};
// KNSB 10.4: this player's flag was given away by the opponent's teammate.
struct PenaliseFlagNotice {
    Seat seat{};
    friend bool operator==(const PenaliseFlagNotice&, const PenaliseFlagNotice&) = default;
};
// KNSB 10.3: this player has made illegal moves repeatedly. His opponent gets so much time; without a time
// the game is lost for him.
struct PenaliseIllegalMoves {
    Seat seat{};
    std::optional<Time> ms{};
    friend bool operator==(const PenaliseIllegalMoves&, const PenaliseIllegalMoves&) = default;
};
struct SetResult {
    BoardId board{};
    Result result{};
    friend bool operator==(const SetResult&, const SetResult&) = default;
};
// KNSB 7.1: the starting position of a game was wrong.
struct Restart {
    BoardId board{};
    bool both = false;
    friend bool operator==(const Restart&, const Restart&) = default;
};
// KNSB 7.2: this game was started with colours swapped, so both start anew.
struct SwapColours {
    BoardId board{};
    friend bool operator==(const SwapColours&, const SwapColours&) = default;
};
// Chessmen, reserves, side to move and rights, as FEN.
struct SetPosition {
    BoardId board{};
    std::string fen{};
    friend bool operator==(const SetPosition&, const SetPosition&) = default;
};

using Act = std::variant<Grant, Reject, SetClock, Pause, Resume, PenaliseFlagNotice, PenaliseIllegalMoves,
                         SetResult, Restart, SwapColours, SetPosition>;

}  // namespace arbiter

// An article of the KNSB regulation, whose numbers the others share but for a few.
struct Article {
    int chapter = 0;
    int number = 0;
    friend constexpr bool operator==(const Article&, const Article&) = default;
};

struct Ruling {
    arbiter::Act act{};
    Article article{};
    std::string reason{};  // in the arbiter's own words; may be empty

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

}  // namespace doorgeef::match
