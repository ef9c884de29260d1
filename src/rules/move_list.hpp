// A list of moves on the stack.
#pragma once

#include "rules/move.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace doorgeef::rules {

class MoveList {
public:
    // No position has more: 63 queens with 27 moves each (1,701), 5 droppable roles on 62 squares (310), and
    // 22 ways to the last rank with 63 pieces to take (1,386) stay below it together.
    static constexpr std::size_t kCapacity = 4096;

    void push_back(Move move) {
        assert(size_ < kCapacity);
        moves_[size_++] = move;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t i) const { return moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

private:
    std::size_t size_ = 0;
    std::array<Move, kCapacity> moves_;
};

}  // namespace doorgeef::rules
