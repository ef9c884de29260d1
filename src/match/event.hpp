// What has happened. The log of events is the truth about a match; everything else is a reading of it.
#pragma once

#include "match/arbiter.hpp"
#include "match/claim.hpp"
#include "match/clock.hpp"
#include "match/outcome.hpp"
#include "match/seat.hpp"
#include "match/speech.hpp"
#include "rules/move.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace doorgeef::match {

namespace event {

// KNSB 6.4: a player with Black pressed; the second one starts both games.
struct ReadyToStart {
    Seat seat{};
    friend bool operator==(const ReadyToStart&, const ReadyToStart&) = default;
};
struct Started {
    friend bool operator==(const Started&, const Started&) = default;
};
// A move was made on the board. Completed: the clock went over with it.
struct Moved {
    BoardId board{};
    rules::Move move{};
    bool legal = true;
    bool completed = true;
    friend bool operator==(const Moved&, const Moved&) = default;
};
// The clock was pressed after a move.
struct Pressed {
    BoardId board{};
    friend bool operator==(const Pressed&, const Pressed&) = default;
};
// KNSB 7.3: the move not yet completed was taken back by the player himself.
struct TakenBack {
    BoardId board{};
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct TouchedSquare {
    BoardId board{};
    rules::Square square{};
    friend bool operator==(const TouchedSquare&, const TouchedSquare&) = default;
};
struct TouchedReserve {
    BoardId board{};
    rules::Role role{};
    friend bool operator==(const TouchedReserve&, const TouchedReserve&) = default;
};
struct Passed {
    Seat seat{};
    rules::Role role{};
    friend bool operator==(const Passed&, const Passed&) = default;
};
struct FlagFell {
    BoardId board{};
    Color color{};
    friend bool operator==(const FlagFell&, const FlagFell&) = default;
};
struct Resigned {
    Seat seat{};
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
struct LastMoveWaived {
    Seat seat{};
    friend bool operator==(const LastMoveWaived&, const LastMoveWaived&) = default;
};
struct DrawOffered {
    Seat seat{};
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
struct DrawDeclined {
    Seat seat{};
    friend bool operator==(const DrawDeclined&, const DrawDeclined&) = default;
};
struct DrawAccepted {
    Seat seat{};
    friend bool operator==(const DrawAccepted&, const DrawAccepted&) = default;
};
struct FlagClaimed {
    Seat seat{};
    friend bool operator==(const FlagClaimed&, const FlagClaimed&) = default;
};
struct DrawClaimed {
    Claim claim{};
    friend bool operator==(const DrawClaimed&, const DrawClaimed&) = default;
};
// KNSB 7.4: the opponent's illegal move must be replaced. Its position comes back at once, or when the piece
// does.
struct ReplacementDemanded {
    Seat seat{};
    friend bool operator==(const ReplacementDemanded&, const ReplacementDemanded&) = default;
};
struct IllegalAccepted {
    Seat seat{};
    friend bool operator==(const IllegalAccepted&, const IllegalAccepted&) = default;
};
// KNSB 7.7, in its order.
struct NoPieceReported {
    Seat seat{};
    friend bool operator==(const NoPieceReported&, const NoPieceReported&) = default;
};
struct ReturnClockStarted {
    BoardId board{};
    friend bool operator==(const ReturnClockStarted&, const ReturnClockStarted&) = default;
};
struct PieceRemoved {
    Seat seat{};
    rules::Square square{};
    friend bool operator==(const PieceRemoved&, const PieceRemoved&) = default;
};
struct Said {
    Seat seat{};
    Signal signal{};
    friend bool operator==(const Said&, const Said&) = default;
};
struct ArbiterCalled {
    Seat seat{};
    friend bool operator==(const ArbiterCalled&, const ArbiterCalled&) = default;
};
struct Ruled {
    Ruling ruling{};
    friend bool operator==(const Ruled&, const Ruled&) = default;
};
struct GameEnded {
    BoardId board{};
    Outcome outcome{};
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
struct MatchEnded {
    Score score{};
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};
// Time that a message was on its way is given back, with the move that it brought.
struct Credited {
    Seat seat{};
    Time ms = 0;
    friend bool operator==(const Credited&, const Credited&) = default;
};

using What =
    std::variant<ReadyToStart, Started, Moved, Pressed, TakenBack, TouchedSquare, TouchedReserve, Passed,
                 FlagFell, Resigned, LastMoveWaived, DrawOffered, DrawDeclined, DrawAccepted, FlagClaimed,
                 DrawClaimed, ReplacementDemanded, IllegalAccepted, NoPieceReported, ReturnClockStarted,
                 PieceRemoved, Said, ArbiterCalled, Ruled, GameEnded, MatchEnded, Credited>;

}  // namespace event

struct Event {
    Time at = 0;
    event::What what{};

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

}  // namespace doorgeef::match
