// What the engine thinks of a board, for readers of a match: web/src/analysis is the other side.
#pragma once

#include "engine/engine.hpp"
#include "match/seat.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::wasm {

// Whom to ask: the player to move, or his opponent, as if it were his move.
enum class Asked : std::uint8_t { mover, opponent };

// Of a text of six lines: the ruleset, the team that has White on the first board, the FEN of each board (of
// one board, the first), the numbers of boards that are over ("2"), and what the clocks of A1, A2, B1 and B2
// show in milliseconds, if they are known. Answers with an Opinion of web/src/analysis/protocol.ts; with null
// where the opponent cannot be asked, because the player to move is in check. Requires: at least one node.
std::string analyse(engine::Engine& engine, std::string_view text, match::BoardId board, Asked asked,
                    std::uint64_t nodes);

}  // namespace doorgeef::wasm
