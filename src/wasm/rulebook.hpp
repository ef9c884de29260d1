// What rulesets and conduct consist of, for pages that let people choose.
#pragma once

#include <string>

namespace doorgeef::wasm {

// Rulebook of types.ts.
std::string rulebook();

}  // namespace doorgeef::wasm
