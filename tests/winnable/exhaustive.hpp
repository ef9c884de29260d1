// The slow way to the same answer: all positions that can be reached, in the order in which they are found.
// Shares nothing with src/winnable but the rules.
#pragma once

#include "question.hpp"

#include <cstddef>
#include <optional>

namespace doorgeef::winnable {

// Nothing if more than `most` positions can be reached before the answer is found.
std::optional<Answer> exhaust(const rules::Position& position, rules::Color side,
                              const rules::Ruleset& ruleset, std::size_t most);

// On two boards, with every way of passing what is captured, at once, later or never (R1).
std::optional<Answer> exhaust(const TwoBoards& where, rules::Color side, const rules::Ruleset& ruleset,
                              std::size_t most);

}  // namespace doorgeef::winnable
