// The words that players type, turned into those of scenarios: Dutch or English, in any case.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::app {

// "remise aanbieden" becomes "offer draw", "Doorgeven paard" becomes "pass N". What is not known stays as it
// is; so does free text, which may be typed without quotes.
std::string in_scenario_words(std::string_view command);

}  // namespace doorgeef::app
