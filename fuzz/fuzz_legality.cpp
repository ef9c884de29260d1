// On any two boards under any ruleset: a move is legal if and only if it is listed, and playing it keeps what
// positions promise.
#include "boards_from_bytes.hpp"
#include "property.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

using namespace doorgeef::rules;
using namespace doorgeef::fuzz;

namespace {

void require_sound(const Position& position, const Ruleset& ruleset) {
    require(position.key() == position.key_from_scratch(), "the key is the one made from scratch");
    const auto again = Position::from_setup(position.setup(), ruleset);
    require(again && *again == position, "a position comes back from its setup");
}

// Judges the move; plays it, or else one of the legal ones, on the boards.
void step(Position& here, Position& other, Move move, const Ruleset& ruleset) {
    const MoveList listed = legal_moves(here, ruleset, &other);
    require(count_legal_moves(here, ruleset, &other) == listed.size(), "as many are counted as listed");
    require(is_legal(here, move, ruleset, &other) == (std::ranges::find(listed, move) != listed.end()),
            "legal is what is listed");
    for (const Move each : listed) require(is_legal(here, each, ruleset, &other), "what is listed is legal");
    if (listed.empty()) return;
    if (!is_legal(here, move, ruleset, &other)) move = listed[move.bits() % listed.size()];
    const bool check = here.gives_check(move, &other);
    require(play(here, move, ruleset, &other).ok(), "a legal move is played");
    require(here.in_check() == check, "gives_check is in_check afterwards");
    require_sound(here, ruleset);
    require_sound(other, ruleset);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    const Ruleset& ruleset = kPresets[bytes.next() % kPresets.size()].ruleset;
    const auto first = Position::from_setup(next_setup(bytes), ruleset);
    const auto second = Position::from_setup(next_setup(bytes), ruleset);
    if (!first || !second) return 0;
    Position here = *first;
    Position other = *second;
    for (int moves = 0; moves < 16 && !bytes.empty(); ++moves) {
        step(here, other, next_move(bytes), ruleset);
        std::swap(here, other);
    }
    return 0;
}
