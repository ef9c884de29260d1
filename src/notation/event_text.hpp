// An event as one line of text, and back, without loss: the form in which logs are stored, sent and written
// into BPGN. docs/formats/log.md describes it.
#pragma once

#include "match/event.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

// "1500 moved 1 Pe2e4"
std::string to_text(const match::Event& event);

// Nothing if the text is not exactly what to_text writes for some event.
std::optional<match::Event> parse_event(std::string_view text);

// A move with all it holds, so that it needs no board to be read: Pe2e4 Oe1g1 (castling) Ee5d6 (en passant)
// =e7e8q N@f3 /e7e8/g5.
std::string move_code(rules::Move move);
std::optional<rules::Move> parse_move_code(std::string_view text);

}  // namespace doorgeef::notation
