// Everything there is to see of a match, as JSON.
#pragma once

#include "wasm/moment.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace doorgeef::wasm {

// MatchState of types.ts. `number` is that of the last event; clocks are told as of `now`.
// Requires: now is not before the moment's latest event.
void append_state(std::string& out, const Moment& moment, std::size_t number, match::Time now,
                  std::string_view preset);

}  // namespace doorgeef::wasm
