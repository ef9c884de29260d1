// The moves that are still to be tried, found in three orders: the most promising first, the moves that can
// never be taken back first, the oldest first. A move taken out in one order is gone from all.
#pragma once

#include "winnable/chunks.hpp"
#include "winnable/winnable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace doorgeef::winnable {

struct Attempt {
    std::uint32_t parent = 0;  // the node from which the move is played
    Step step{};
    bool known_as_new = false;  // nothing else that is or was in the list leads to the same position
};

class OpenList {
public:
    static constexpr int kPriorities = 256;

    OpenList() {
        promising_.first.fill(kNone);
        progress_.first.fill(kNone);
    }

    // A small priority comes first; of equal ones, the newest. What has a progress is in that order too.
    void push(const Attempt& attempt, int priority, std::optional<int> progress) {
        const auto id = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back(
            {attempt.parent * 4 + attempt.step.board * 2U + (attempt.known_as_new ? 1U : 0U),
             attempt.step.move,
             {promising_.insert(priority, id), progress ? progress_.insert(*progress, id) : kNone}});
        ++left_;
    }

    bool empty() const { return left_ == 0; }

    // Requires: not empty().
    Attempt pop_promising() { return take(next_in(promising_, 0)); }
    // The most promising one where nothing makes progress. Requires: not empty().
    Attempt pop_progress() {
        const std::uint32_t id = next_in(progress_, 1);
        return id == kNone ? pop_promising() : take(id);
    }
    // Requires: not empty().
    Attempt pop_oldest() {
        while (entries_[oldest_].taken()) ++oldest_;
        return take(oldest_);
    }

private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    // Kept small: there are millions.
    struct Entry {
        std::uint32_t origin;  // the parent, the board and whether it is known as new
        rules::Move move;
        std::array<std::uint32_t, 2> next;  // of the same priority, in either order

        bool taken() const { return origin == kNone; }
    };

    // For every priority a stack of entries, linked through them.
    struct Order {
        std::array<std::uint32_t, kPriorities> first;
        std::size_t lowest = kPriorities;

        std::uint32_t insert(int priority, std::uint32_t id) {
            const auto slot = static_cast<std::size_t>(std::clamp(priority, 0, kPriorities - 1));
            lowest = std::min(lowest, slot);
            return std::exchange(first[slot], id);
        }
    };

    std::uint32_t next_in(Order& order, std::size_t which) {
        while (order.lowest < kPriorities) {
            const std::uint32_t id = order.first[order.lowest];
            if (id == kNone) {
                ++order.lowest;
                continue;
            }
            order.first[order.lowest] = entries_[id].next[which];
            if (!entries_[id].taken()) return id;
        }
        return kNone;
    }

    Attempt take(std::uint32_t id) {
        --left_;
        Entry& entry = entries_[id];
        const std::uint32_t origin = std::exchange(entry.origin, kNone);
        return {origin / 4, {static_cast<std::uint8_t>(origin / 2 % 2), entry.move}, origin % 2 == 1};
    }

    Chunks<Entry> entries_;
    Order promising_;
    Order progress_;
    std::uint32_t oldest_ = 0;
    std::size_t left_ = 0;
};

}  // namespace doorgeef::winnable
