// Scenarios for pages: run, with every step on record.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::wasm {

// {"agreement":…,"events":[…],"steps":[ScenarioStep…]} as an answer.
std::string run_scenario(std::string_view text);

}  // namespace doorgeef::wasm
