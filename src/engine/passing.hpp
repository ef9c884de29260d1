// What a captured piece is worth to those who get it: asked of the other board, by a short search with the
// piece and one without.
#pragma once

#include "engine/search.hpp"
#include "engine/situation.hpp"

#include <vector>

namespace doorgeef::engine {

// What one more piece of a role in a colour's reserve would change on a board.
enum class Effect : std::uint8_t {
    none,
    saves,  // from being mated
    mates,
};

struct Probe {
    rules::ByColor<Score> standing{};  // as it is, for each colour
    rules::ByColor<rules::ByRole<Effect>> effects{};
    rules::ByColor<rules::ByRole<Score>> standing_with{};  // for each colour, with one more such piece
    std::vector<rules::Move> line{};                       // expected to follow, as it is
    std::uint64_t nodes = 0;
};

// Asks one board about all roles and both colours, with so many nodes a question.
Probe probe(Memory& memory, const Situation& situation, match::BoardId board, std::uint64_t nodes_each);

// The worth of pieces where nothing is known of the other board and the teammate says nothing.
Worth usual_worth(const Situation& situation);
// The worth of pieces on the seat's own board, given what the other board said, if it was asked, and what the
// teammate said.
Worth worth_in(const Situation& situation, const Probe& other);

// The seat's own board as it will be when the opponent answers: with what his teammate, if on move on the
// other board, is expected to capture there.
rules::Position when_answered(const Situation& situation, const Probe& other);

}  // namespace doorgeef::engine
