// The list of moves, as scoresheets and screens show it.
#pragma once

#include "wasm/session.hpp"

#include <cstddef>
#include <string>

namespace doorgeef::wasm {

// MoveEntry[] of types.ts: the moves whose events have this number (from 1) or a higher one.
void append_moves(std::string& out, const Session& session, std::size_t from);

}  // namespace doorgeef::wasm
