// `name=value` changes that option alone or is refused; what an option prints, it reads as the same.
#include "property.hpp"
#include "rules/ruleset.hpp"

#include <algorithm>

using namespace doorgeef::rules;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto name = text.substr(0, text.find('='));
    const auto value = name.size() < size ? text.substr(name.size() + 1) : "";
    const auto names = option_names();
    const bool known = std::ranges::find(names, name) != names.end();
    for (const Preset& preset : kPresets) {
        const auto changed = with_option(preset.ruleset, name, value);
        if (!changed) {
            require((changed.error() == OptionError::bad_value) == known,
                    "only a known option has a bad value");
            continue;
        }
        const auto again = with_option(preset.ruleset, name, option_value(*changed, name));
        require(again && *again == *changed, "parsed is what was printed");
        for (const auto& other : names)
            require(other == name || option_value(*changed, other) == option_value(preset.ruleset, other),
                    "the other options stay as they are");
        for (const SenselessRuleset reason : check(*changed))
            require(!code(reason).empty(), "reasons have codes");
    }
    require(preset(text).has_value() == (std::ranges::find(kPresets, text, &Preset::name) != kPresets.end()),
            "a preset is found by its name only");
    return 0;
}
