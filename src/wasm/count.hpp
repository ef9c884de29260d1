// Questions about positions: how many lines of moves, and who can still win.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::wasm {

inline constexpr int kDeepestPerft = 8;

// Of a text of two lines: the ruleset, and a FEN, or "FEN | FEN" for two boards. All as answers.

// On the first board alone; the second is where promotions by taking take from, the usual starting position
// if none is given.
std::string count_moves(std::string_view text, int depth);
std::string count_on_two_boards(std::string_view text, int depth);
std::string ask_winnable(std::string_view text, bool black, std::uint64_t budget);

}  // namespace doorgeef::wasm
