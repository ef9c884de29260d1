#include "rules.hpp"

#include <stdexcept>
#include <string>

namespace doorgeef::reference {

Rules rules_of(std::string_view ruleset) {
    if (ruleset == "knsb") return {true, false, 2, 7, 1, 8, false};
    if (ruleset == "stein") return {true, false, 2, 6, 1, 7, true};
    if (ruleset == "minerva") return {true, true, 2, 7, 1, 8, false};
    if (ruleset == "jijbent") return {false, false, 2, 7, 1, 8, false};
    if (ruleset == "fics") return {true, true, 2, 7, 1, 8, false};
    throw std::invalid_argument("no ruleset " + std::string{ruleset});
}

}  // namespace doorgeef::reference
