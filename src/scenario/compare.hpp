// Whether an expectation holds.
#pragma once

#include "match/match.hpp"
#include "scenario/script.hpp"

#include <string>

namespace doorgeef::scenario {

// Empty if it holds, else what is there instead.
std::string compare(const match::Match& match, Time now, const expect::Any& expected);

}  // namespace doorgeef::scenario
