// What a file says about the end of a match, and whether the moves bear it out.
//
// Files write results in two ways: 1-0 is a win for the team of White on board A, or for White on the board
// that ended the match. The reason that stands with it (`Piet checkmated`) decides; without one it is the
// team.
#pragma once

#include "match/match.hpp"
#include "match/outcome.hpp"
#include "match/seat.hpp"
#include "notation/game_record.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::notation {

struct StatedResult {
    bool drawn = false;
    std::optional<match::Team> winner{};
    std::optional<match::Reason> reason{};
    std::optional<match::Seat> loser{};  // where the reason tells

    friend bool operator==(const StatedResult&, const StatedResult&) = default;
};

StatedResult stated_result(const GameRecord& game, match::Team white_on_first);

enum class Bearing : std::uint8_t {
    agrees,
    differs,
    unknown,                // the moves do not tell, or nothing was stated
    mate_after_repetition,  // stated as a draw by repetition, yet the last position is mate
};

// Requires: the match is where all moves of that game led.
Bearing bearing(const StatedResult& stated, const match::Match& match);

}  // namespace doorgeef::notation
