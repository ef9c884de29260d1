// Counts the memory that the program holds, by standing in for operator new.
#pragma once

#include <cstddef>

namespace doorgeef {

std::size_t held_bytes();
// The most that was held since the last reset.
std::size_t most_held_bytes();
void reset_most_held_bytes();

}  // namespace doorgeef
