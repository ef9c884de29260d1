// From the library's types to the reference's, the only place where the two meet.
#pragma once

#include "reference/board.hpp"
#include "reference/rules.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

namespace doorgeef::rules {

reference::Board to_reference(const Setup& setup);
reference::Rules to_reference(const Ruleset& ruleset);

// FEN letter, or 0 for nobody.
char to_letter(const std::optional<Chessman>& man);

}  // namespace doorgeef::rules
