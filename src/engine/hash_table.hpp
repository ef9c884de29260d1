// What the search remembers about positions it has seen: a score, how far it looked, and the best move. An
// entry can be that of another position with the same key; whoever uses its move asks first whether it is
// legal.
#pragma once

#include "engine/score.hpp"
#include "rules/move.hpp"
#include "rules/zobrist.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorgeef::engine {

// No move at all: no chessman goes from a1 to a1.
inline constexpr rules::Move kNoMove =
    rules::Move::normal(rules::Role::pawn, rules::Square::a1, rules::Square::a1);

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct Remembered {
    rules::Move move = kNoMove;
    Score score = 0;
    Score evaluation = 0;
    int depth = 0;
    Bound bound = Bound::none;
};

class HashTable {
public:
    explicit HashTable(std::size_t mib);

    // Scores are kept as they are seen from the position itself, so that mates count from there.
    std::optional<Remembered> find(rules::zobrist::Key key, int ply) const;
    void remember(rules::zobrist::Key key, int ply, const Remembered& what);

    // This position will be asked about soon: time for the memory to get it ready.
    void expect(rules::zobrist::Key key) const { __builtin_prefetch(&buckets_[index_of(key)]); }

    // Another search begins: what older ones left may be overwritten first.
    void next_search() { ++age_; }
    void clear();
    // Entries of this search in a thousand.
    int permille_used() const;

private:
    static constexpr std::int8_t kEmpty = -128;

    struct Entry {
        std::uint32_t check = 0;
        rules::Move move = kNoMove;
        std::int16_t score = 0;
        std::int16_t evaluation = 0;
        std::int8_t depth = kEmpty;
        Bound bound = Bound::none;
        std::uint8_t age = 0;
    };
    struct alignas(64) Bucket {
        std::array<Entry, 4> entries{};
    };
    static std::uint32_t check_of(rules::zobrist::Key key) { return static_cast<std::uint32_t>(key); }
    // There are never more buckets than this can count.
    std::uint32_t index_of(rules::zobrist::Key key) const {
        return static_cast<std::uint32_t>(key >> shift_);
    }
    int value_of(const Entry& entry) const {
        return entry.depth - 8 * static_cast<std::uint8_t>(age_ - entry.age);
    }

    std::vector<Bucket> buckets_;
    int shift_;
    std::uint8_t age_ = 0;
};

}  // namespace doorgeef::engine
