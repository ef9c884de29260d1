// Any text is a setup or gets told what is wrong inside it; what we print, we parse to the same.
#include "property.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"

using namespace doorgeef::rules;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto setup = parse_fen(text_of(data, size));
    if (!setup) {
        require(setup.error().offset <= size, "the error lies inside the text");
        require(!code(setup.error().problem).empty(), "the problem has a code");
        return 0;
    }
    for (const ReserveForm form : {ReserveForm::brackets, ReserveForm::slash}) {
        const auto again = parse_fen(to_fen(*setup, form));
        require(again && *again == *setup, "parsed is what was printed");
    }
    for (const Preset& preset : kPresets) {
        const auto position = Position::from_setup(*setup, preset.ruleset);
        if (!position) continue;
        const auto again = Position::from_setup(position->setup(), preset.ruleset);
        require(again && *again == *position, "a position comes back from its setup");
    }
    return 0;
}
