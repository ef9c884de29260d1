// Plays a recorded game through the real match, move by move.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"
#include "notation/game_record.hpp"
#include "notation/match_log.hpp"
#include "notation/san.hpp"
#include "rules/fen.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace doorgeef::notation {

enum class ReplayProblem : std::uint8_t {
    unknown_rules,  // the Ruleset or Variant tag
    bad_position,   // the FEN tag
    bad_log,        // the record says that it is a log of ours
    // of a move
    bad_move,       // not SAN
    unknown_mover,  // two boards, but the move does not say whose it is
    illegal_move,
    ambiguous_move,
    refused,  // by the match: out of turn, game over, …
};

std::string_view code(ReplayProblem problem);

// What it was about the move, the position or the log.
using ReplayCause = std::variant<std::monostate, SanProblem, rules::IllegalMove, match::Refusal,
                                 rules::FenProblem, rules::SetupError, LogProblem>;

// "not-in-reserve"; empty where there is nothing to add.
std::string_view code(const ReplayCause& cause);

struct ReplayFailure {
    ReplayProblem problem{};
    std::optional<std::size_t> move{};  // index among the game's moves, if one could not be played
    Place place;
    ReplayCause cause{};
};

struct Replay {
    match::Match match;
    match::Events log;
    std::size_t plies = 0;
    std::uint64_t legal_moves = 0;  // summed over all plies, of the player who then moved
    std::optional<ReplayFailure> failure;
};

struct ReplayOptions {
    std::optional<Letters> letters{};  // those of the record, if none are named
    bool count_legal_moves = false;
};

// By these rules and without clocks: what a file says of times is not judged, but it dates the events. Stops
// at the first move that cannot be played.
Replay replay(const GameRecord& game, const rules::Ruleset& ruleset, const ReplayOptions& options = {});

// By the rules of the record; if it holds a log, that log itself.
Replay replay(const GameRecord& game, const ReplayOptions& options = {});

}  // namespace doorgeef::notation
