// A move that somebody typed.
#pragma once

#include "match/match.hpp"
#include "notation/san.hpp"

#include <string>
#include <string_view>

namespace doorgeef::wasm {

// The coordinates of a move that this player can make, as an answer. Coordinates count, then SAN in these
// letters, then in the other ones.
std::string typed_move(const match::Match& match, match::Seat seat, std::string_view text,
                       notation::Letters letters, std::string_view preset);

}  // namespace doorgeef::wasm
