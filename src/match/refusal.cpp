#include "match/refusal.hpp"

#include <array>

namespace doorgeef::match {

namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, kRefusalCount> kCodes{
    "not-started",
    "match-over",
    "game-over",
    "not-your-turn",
    "empty-square",
    "not-your-piece",
    "illegal-move",
    "leaves-king-in-check",
    "castling-not-allowed",
    "square-occupied",
    "not-in-reserve",
    "drop-gives-check",
    "pawn-drop-rank",
    "piece-drop-rank",
    "promotion-piece-missing",
    "nothing-there-to-take",
    "taking-not-allowed",
    "must-play-touched-piece",
    "move-not-made",
    "clock-not-pressed",
    "waiting-for-return",
    "nothing-to-pass",
    "signal-not-allowed",
    "communication-closed",
    "no-draw-offered",
    "draw-needs-all",
    "claim-not-correct",
    "claim-not-available",
    "flag-not-down",
    "no-illegal-move",
    "too-late",
    "restart-too-late",
    "arbiter-not-called",
    "paused",
};

}  // namespace

Refusal refusal(rules::IllegalMove reason) {
    // Both sides use one set of codes, so the code is the translation.
    return *refusal_of_code(rules::code(reason));
}

std::string_view code(Refusal refusal) {
    return kCodes[static_cast<std::size_t>(refusal)];
}

std::optional<Refusal> refusal_of_code(std::string_view code) {
    for (std::size_t i = 0; i < kCodes.size(); ++i)
        if (kCodes[i] == code) return static_cast<Refusal>(i);
    return std::nullopt;
}

}  // namespace doorgeef::match
