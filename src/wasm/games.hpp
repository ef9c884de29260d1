// Games from files: PGN and BPGN, ours or somebody else's.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::wasm {

// RecordedGame[] of types.ts, as an answer.
std::string read_games(std::string_view text);

}  // namespace doorgeef::wasm
