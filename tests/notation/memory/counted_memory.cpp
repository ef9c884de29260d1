#include "counted_memory.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include <malloc.h>

namespace doorgeef {

namespace {

std::atomic<std::size_t> held{0};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables): counters
std::atomic<std::size_t> most_held{0};  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace

std::size_t held_bytes() {
    return held;
}
std::size_t most_held_bytes() {
    return most_held;
}
void reset_most_held_bytes() {
    most_held = held.load();
}

}  // namespace doorgeef

void* operator new(std::size_t size) {
    void* const block = std::malloc(size);
    if (block == nullptr) throw std::bad_alloc{};
    const std::size_t now = doorgeef::held += malloc_usable_size(block);
    doorgeef::most_held = std::max(doorgeef::most_held.load(), now);
    return block;
}

void operator delete(void* block) noexcept {
    if (block == nullptr) return;
    doorgeef::held -= malloc_usable_size(block);
    std::free(block);
}

void operator delete(void* block, std::size_t /*size*/) noexcept {
    operator delete(block);
}
