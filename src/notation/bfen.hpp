// Two boards as text: "FEN | FEN".
#pragma once

#include "match/seat.hpp"
#include "rules/fen.hpp"
#include "rules/result.hpp"

#include <string>
#include <string_view>

namespace doorgeef::notation {

struct BfenError {
    // Nothing if there is no bar between two boards, or more than one.
    std::optional<match::BoardId> board{};
    rules::FenError error{};  // its offset counts from the beginning of the whole text
};

// Clocks behind a board, where a viewer has written them, are not kept.
rules::Result<match::ByBoard<rules::Setup>, BfenError> parse_bfen(std::string_view text);
std::string to_bfen(const match::ByBoard<rules::Setup>& setups,
                    rules::ReserveForm form = rules::ReserveForm::brackets);

}  // namespace doorgeef::notation
