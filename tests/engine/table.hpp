// Boards and matches for the tests of the engine.
#pragma once

#include "engine/engine.hpp"
#include "match/match.hpp"

#include <string_view>

namespace doorgeef::engine {

inline constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
inline constexpr const char* kMiddle =
    "r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R[NPbp] w KQkq - 0 6";

// Requires: a playable position.
rules::Position board(std::string_view fen, std::string_view rules = "fics");

rules::Move move_of(const rules::Position& position, std::string_view text);

Situation single(std::string_view fen, std::string_view rules = "fics");

// A1 has White on board 1; the second board is the teammate's.
Situation both(std::string_view first, std::string_view second, std::string_view rules = "fics");

Limits nodes(std::uint64_t most);
Limits depth(int most);

// Both games started, no clocks.
match::Match started(const rules::Ruleset& ruleset);
// Whether somebody can and may move there.
bool can_move(const match::Match& match, match::BoardId board);
// Whether the move was accepted.
bool play(match::Match& match, match::BoardId board, rules::Move move);

}  // namespace doorgeef::engine
