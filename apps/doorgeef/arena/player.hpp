// Who sits in a seat of an arena match.
#pragma once

#include "doorgeef/arena/bell.hpp"
#include "match/match.hpp"
#include "rules/coordinates.hpp"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace doorgeef::app {

// How a player fails. It loses him the match.
enum class Fault : std::uint8_t {
    cannot_start,
    no_answer,        // to the greeting
    unknown_option,   // that the command line sets
    unknown_variant,  // the ruleset means nothing to it
    died,
    timed_out,
    illegal_move,
    refused_move,  // it calls a legal move illegal
};

// How long a move may take: so long each, or so many nodes of a search each, or by the clocks of the match.
struct Pace {
    std::optional<match::Time> move_ms{};
    std::optional<std::uint64_t> nodes{};
    // So much longer a move may take before its player is given up.
    std::chrono::milliseconds patience{5000};

    // Without clocks nobody may sit and wait.
    bool by_clock() const { return !move_ms && !nodes; }
};

// What a player knows when he comes on move.
struct View {
    match::Match match;
    match::Time now = 0;
    std::vector<rules::Move> moves{};  // on his board, since the start
    std::vector<std::string> told{};   // by his teammate, since he was last shown the match
};

// While he thinks.
struct Occasion {
    Instant began{};
    Instant until{};   // then it is too late
    const Bell& bell;  // rings when something has happened in the match
    std::function<bool()> still_wanted{};
    std::function<View()> look_again{};
};

namespace choice {

struct Play {
    rules::Coordinates move{};
};
struct Wait {};       // rather no move now
struct Abandoned {};  // no longer wanted, or too late
struct Failed {
    Fault fault{};
    std::string words{};  // the player's own, if there were any
};

}  // namespace choice

using Choice = std::variant<choice::Play, choice::Wait, choice::Abandoned, choice::Failed>;

class Player {
public:
    virtual ~Player() = default;

    // Sits down for a match that has not begun.
    virtual std::optional<choice::Failed> sit_down(const match::Match& match, match::Seat seat) = 0;

    // For the records. Requires: he has sat down.
    virtual std::string name() const = 0;

    // Blocks until he has chosen, or until he need not. Requires: he is on move and can move.
    virtual Choice choose(const View& view, const Occasion& occasion) = 0;

    // What he has said to his teammate since this was last asked.
    virtual std::vector<std::string> take_words() { return {}; }
};

}  // namespace doorgeef::app
