// Short ways to write down rulesets, positions and moves in tests. What does not parse is an exception, which
// GoogleTest reports as a failure of the test that wrote it.
#pragma once

#include "rules/coordinates.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace doorgeef::rules {

// Longer than anybody's patience, for parsers that must not mind.
inline constexpr std::size_t kTenMegabytes = 10'000'000;

// A preset by its name.
Ruleset ruleset_of(std::string_view name);

Setup setup_of(std::string_view fen);
Position position_of(std::string_view fen, const Ruleset& ruleset);

// The move that the text means here; it need not be legal.
Move move_of(std::string_view text, const Position& position);

// The answer to a move as a player would type it: the code of scenarios.md, or "legal".
std::string judged(std::string_view text, const Position& position, const Ruleset& ruleset,
                   const Position* other = nullptr);

// The FEN after a legal move.
std::string fen_after(std::string_view text, const Position& position, const Ruleset& ruleset);

std::string fen_of(const Position& position);

}  // namespace doorgeef::rules
