// Claims of a draw (ruling R12; jijbent's moderator), and what the system itself finds about them.
#pragma once

#include "match/seat.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::match {

enum class ClaimKind : std::uint8_t { repetition, fifty, material };

// The system's own look at a claim, for the one who decides on it.
struct Findings {
    int occurrences = 0;             // of the position, the claimed one included
    int moves_without_progress = 0;  // full moves by each side
    bool material_insufficient = false;
    bool correct = false;  // for the kind that was claimed

    friend bool operator==(const Findings&, const Findings&) = default;
};

struct Claim {
    Seat seat{};
    ClaimKind kind{};
    std::optional<rules::Move> intended{};
    Findings findings{};

    friend bool operator==(const Claim&, const Claim&) = default;
};

// jijbent: K-K, K-KB, K-KN, KB-KB with bishops on squares of one colour. Reserves do not count.
bool material_insufficient(const rules::Position& position);

}  // namespace doorgeef::match
