// Any text is a move or gets told what is wrong inside it; what a move prints, is what was read.
#include "property.hpp"
#include "rules/coordinates.hpp"

using namespace doorgeef::rules;
using namespace doorgeef::fuzz;

namespace {

// The move as it was written, whoever stands there.
Move written(const Coordinates& coordinates) {
    if (const auto* drop = std::get_if<Coordinates::Drop>(&coordinates.what))
        return Move::drop(drop->role, drop->to);
    const auto& step = std::get<Coordinates::Step>(coordinates.what);
    if (step.takes) return Move::taking(step.from, step.to, step.taken);
    if (step.promotion) return Move::promotion(*step.promotion, step.from, step.to);
    return Move::normal(Role::queen, step.from, step.to);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto coordinates = parse_move(text);
    if (!coordinates) {
        require(coordinates.error().offset <= size, "the error lies inside the text");
        require(!code(coordinates.error().problem).empty(), "the problem has a code");
        return 0;
    }
    require(to_string(written(*coordinates)) == text, "printed is what was parsed");
    const auto move = resolve(*coordinates, Position{});
    require(!move || to_string(*move) == text, "a move found on the board has the text it was found by");
    return 0;
}
