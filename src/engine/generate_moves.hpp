// The legal moves in the portions in which a search wants them.
#pragma once

#include "rules/generate.hpp"
#include "rules/move.hpp"

#include <cstdint>

namespace doorgeef::engine {

struct RankedMove {
    rules::Move move;
    std::int32_t rank;
};

enum class Portion : std::uint8_t {
    noisy,        // captures, promotions to a queen, takings
    quiet,        // all others, drops among them
    quiet_check,  // those of the others that check at once
};

// Appends to what `end` points at, and gives back the new end. Requires room for all moves.
RankedMove* generate(Portion portion, const rules::Position& position, const rules::Ruleset& ruleset,
                     const rules::Position* other, RankedMove* end);

}  // namespace doorgeef::engine
