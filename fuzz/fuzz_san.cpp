// Any text is a move or gets told what is wrong; what it means on a board, printed and read again, means the
// same. So does every legal move. The text ends at the first line, bytes for two boards follow.
#include "boards_from_bytes.hpp"
#include "notation/san.hpp"
#include "property.hpp"

using namespace doorgeef::rules;
using namespace doorgeef::notation;
using namespace doorgeef::fuzz;

namespace {

void require_same_again(const Position& position, Move move, const Ruleset& ruleset, const Position& other) {
    require(is_legal(position, move, ruleset, &other), "what a text means is legal");
    for (const Letters letters : {Letters::english, Letters::dutch}) {
        const auto san = parse_san(to_san(position, move, ruleset, &other, letters), letters);
        require(san.ok(), "what we print, we parse");
        const auto again = resolve(*san, position, ruleset, &other);
        require(again && *again == move, "printed and read, it is the same move");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto all = text_of(data, size);
    const auto text = all.substr(0, all.find('\n'));
    Bytes bytes{{data + text.size(), size - text.size()}};
    bytes.next();  // the end of the line
    const Ruleset& ruleset = kPresets[bytes.next() % kPresets.size()].ruleset;
    const auto position = Position::from_setup(next_setup(bytes), ruleset);
    const auto other = Position::from_setup(next_setup(bytes), ruleset);
    for (const Letters letters : {Letters::english, Letters::dutch}) {
        const auto san = parse_san(text, letters);
        if (!san) {
            require(!code(san.error()).empty(), "the problem has a code");
        } else if (position && other) {
            const auto move = resolve(*san, *position, ruleset, &*other);
            if (move) require_same_again(*position, *move, ruleset, *other);
        }
    }
    if (!position || !other) return 0;
    for (const Move move : legal_moves(*position, ruleset, &*other))
        require_same_again(*position, move, ruleset, *other);
    return 0;
}
