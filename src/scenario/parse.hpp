// Reading scenarios. The format is described in docs/scenarios.md.
#pragma once

#include "rules/result.hpp"
#include "scenario/script.hpp"

#include <string>
#include <string_view>

namespace doorgeef::scenario {

struct ParseError {
    int line = 0;  // from 1
    std::string what;
};

rules::Result<Script, ParseError> parse(std::string_view text);

}  // namespace doorgeef::scenario
