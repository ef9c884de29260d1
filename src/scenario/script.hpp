// A scenario, read: what is agreed, then steps and expectations in their order.
#pragma once

#include "match/command.hpp"
#include "match/match.hpp"
#include "match/outcome.hpp"
#include "match/refusal.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/reserve.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace doorgeef::scenario {

using match::BoardId;
using match::Seat;
using match::Time;

struct Step {
    bool relative = false;  // written +s.mmm: since the previous step
    Time time = 0;
    match::Command command{};
};

namespace expect {

struct Refused {
    match::Refusal refusal{};
};
struct Playable {
    Seat seat{};
    rules::Coordinates move{};
    std::optional<match::Refusal> illegal{};  // none: it must be legal
};
struct MoveCount {
    Seat seat{};
    unsigned count = 0;
};
struct Turn {
    BoardId board{};
    rules::Color color{};
};
struct Fen {
    BoardId board{};
    rules::Setup setup{};
    bool counters = false;  // whether they were written
};
struct Reserve {
    Seat seat{};
    rules::Reserve men{};
    bool captured = false;  // not the reserve but what lies with the player
};
struct Clock {
    Seat seat{};
    Time ms = 0;
};
enum class Standing : std::uint8_t { running, stuck_mate, stuck_stalemate, last_move, over };
struct Board {
    BoardId board{};
    Standing standing{};
    match::Outcome outcome{};  // if over
};
struct Match {
    std::optional<match::Score> score{};  // none: running
};
struct Claim {
    BoardId board{};
    bool pending = true;
};

using Any = std::variant<Refused, Playable, MoveCount, Turn, Fen, Reserve, Clock, Board, Match, Claim>;

}  // namespace expect

// The line `start`: both players with Black press at time 0.
struct Start {};

struct Line {
    int number = 0;
    std::variant<Start, Step, expect::Any> what{};
};

struct Script {
    match::Agreement agreement{};
    std::vector<Line> lines{};
};

}  // namespace doorgeef::scenario
