// Plays a recorded game through the real match, move by move.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "notation/game_record.hpp"
#include "notation/san.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace doorgeef::notation {

enum class ReplayProblem : std::uint8_t {
    bad_position,   // the FEN tag
    bad_move,       // not SAN
    unknown_mover,  // two boards, but the move does not say whose it is
    illegal_move,
    ambiguous_move,
    refused,  // by the match: out of turn, game over, …
};

std::string_view code(ReplayProblem problem);

struct ReplayFailure {
    ReplayProblem problem{};
    std::size_t move = 0;  // index among the game's moves
    std::string detail;    // a refusal's code
};

struct Replay {
    match::Match match;
    match::Events log;
    std::size_t plies = 0;
    std::uint64_t legal_moves = 0;  // summed over all plies, of the player who then moved
    std::optional<ReplayFailure> failure;
};

struct ReplayOptions {
    Letters letters = Letters::english;
    bool count_legal_moves = false;
};

// Without clocks: what a file says of times is not judged. Stops at the first move that cannot be played.
Replay replay(const GameRecord& game, const rules::Ruleset& ruleset, const ReplayOptions& options = {});

}  // namespace doorgeef::notation
