// Everything that somebody can ask of a match. A command is a wish: decide() answers with events or a
// refusal.
#pragma once

#include "match/arbiter.hpp"
#include "match/claim.hpp"
#include "match/seat.hpp"
#include "match/speech.hpp"
#include "rules/coordinates.hpp"

#include <optional>
#include <string>
#include <variant>

namespace doorgeef::match {

namespace command {

struct Play {
    rules::Coordinates move{};
};
struct Press {};
struct TouchSquare {
    rules::Square square{};
};
// A reserve piece touched the board (KNSB 4.1).
struct TouchReserve {
    rules::Role role{};
};
struct Pass {
    std::optional<rules::Role> role{};  // all, if none is named
};
struct Resign {};
struct Waive {};
struct OfferDraw {};
struct AcceptDraw {};
struct DeclineDraw {};
struct ClaimFlag {};
struct ClaimDraw {
    ClaimKind kind{};
    std::optional<rules::Coordinates> intended{};
};
struct ClaimIllegal {};
struct AcceptIllegal {};
struct ReportNoPiece {};
struct RemovePiece {
    rules::Square square{};
};
struct Say {
    Signal signal{};
};
struct CallArbiter {};

using OfPlayer = std::variant<Play, Press, TouchSquare, TouchReserve, Pass, Resign, Waive, OfferDraw,
                              AcceptDraw, DeclineDraw, ClaimFlag, ClaimDraw, ClaimIllegal, AcceptIllegal,
                              ReportNoPiece, RemovePiece, Say, CallArbiter>;

}  // namespace command

struct PlayerCommand {
    Seat seat{};
    command::OfPlayer what{};
    // So long the command was on its way, as the server measured it: given back if it completes a move, but
    // never more than the player's clock has run for it.
    Time credit_ms = 0;
};

struct ArbiterCommand {
    arbiter::Act act{};
    std::string reason{};
};

// Time passes and nobody does anything.
struct Tick {};

using Command = std::variant<Tick, PlayerCommand, ArbiterCommand>;

}  // namespace doorgeef::match
