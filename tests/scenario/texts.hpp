// Short ways to read and run scenarios in tests.
#pragma once

#include "scenario/parse.hpp"
#include "scenario/run.hpp"

#include <string>
#include <string_view>

namespace doorgeef::scenario {

// What came of it: "ok", "parse 3: why", or "run 3: why".
inline std::string outcome_of(std::string_view text) {
    const auto script = parse(text);
    if (!script) return "parse " + std::to_string(script.error().line) + ": " + script.error().what;
    const auto failure = run(*script);
    return failure ? "run " + std::to_string(failure->line) + ": " + failure->why : "ok";
}

// A match of the usual kind that has started, and these lines. The first of them is line 2.
inline std::string started(std::string_view lines) {
    return "start\n" + std::string{lines};
}

}  // namespace doorgeef::scenario
