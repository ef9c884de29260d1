// How long our own engine thinks about a move.
#pragma once

#include <chrono>
#include <optional>

namespace doorgeef::app {

// What the player has been given.
struct Allowance {
    std::optional<std::chrono::microseconds> move{};       // exactly so long for this move
    std::optional<std::chrono::microseconds> remaining{};  // on his clock
    std::chrono::microseconds increment{};
    std::optional<int> moves_to_go{};
    std::chrono::microseconds overhead{};  // lost on the way with each move
    int tempo_permille = 1000;             // of the usual time, where there is reason to hurry
};

struct Budget {
    std::chrono::microseconds at_best{};  // then no deeper search is begun
    std::chrono::microseconds at_most{};
};

// Without any allowance: as long as it likes.
Budget budget_for(const Allowance& allowance);

}  // namespace doorgeef::app
