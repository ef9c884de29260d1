// Turns any bytes into boards and moves, so that a small change of the bytes is a small change of the board.
#pragma once

#include "rules/move.hpp"
#include "rules/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace doorgeef::fuzz {

class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }
    // Nought once there are no more.
    unsigned next() {
        if (rest_.empty()) return 0;
        const unsigned byte = rest_.front();
        rest_ = rest_.subspan(1);
        return byte;
    }

private:
    std::span<const std::uint8_t> rest_;
};

// Two kings, up to 31 other chessmen, reserves and rights; castling and en passant only where the board has
// them.
rules::Setup next_setup(Bytes& bytes);

// Any value a move can have, sensible or not.
rules::Move next_move(Bytes& bytes);

}  // namespace doorgeef::fuzz
