#include "engine/hash_table.hpp"

#include <algorithm>
#include <bit>

namespace doorgeef::engine {

namespace {

Score from_here(Score score, int ply) {
    if (score >= kStuck - kMostPlies) return score + ply;
    if (score <= -kStuck + kMostPlies) return score - ply;
    return score;
}

Score from_root(Score score, int ply) {
    if (score >= kStuck - kMostPlies) return score - ply;
    if (score <= -kStuck + kMostPlies) return score + ply;
    return score;
}

}  // namespace

HashTable::HashTable(std::size_t mib)
    : buckets_(std::bit_floor(std::max<std::size_t>(mib, 1) * 1024 * 1024 / sizeof(Bucket))),
      shift_(64 - std::countr_zero(buckets_.size())) {}

std::optional<Remembered> HashTable::find(rules::zobrist::Key key, int ply) const {
    for (const Entry& entry : buckets_[index_of(key)].entries)
        if (entry.depth != kEmpty && entry.check == check_of(key))
            return Remembered{entry.move, from_root(entry.score, ply), entry.evaluation, entry.depth,
                              entry.bound};
    return std::nullopt;
}

void HashTable::remember(rules::zobrist::Key key, int ply, const Remembered& what) {
    Bucket& bucket = buckets_[index_of(key)];
    Entry* place = bucket.entries.data();
    for (Entry& entry : bucket.entries) {
        if (entry.depth == kEmpty || entry.check == check_of(key)) {
            place = &entry;
            break;
        }
        if (value_of(entry) < value_of(*place)) place = &entry;
    }
    const bool same = place->depth != kEmpty && place->check == check_of(key);
    // A deeper answer about the same position from this search is worth more than a new shallow one.
    if (same && what.bound != Bound::exact && place->age == age_ && place->depth > what.depth + 3) {
        if (place->move == kNoMove) place->move = what.move;
        return;
    }
    const rules::Move move = what.move == kNoMove && same ? place->move : what.move;
    *place = {check_of(key),
              move,
              static_cast<std::int16_t>(from_here(what.score, ply)),
              static_cast<std::int16_t>(what.evaluation),
              static_cast<std::int8_t>(std::clamp(what.depth, -100, 100)),
              what.bound,
              age_};
}

void HashTable::clear() {
    std::ranges::fill(buckets_, Bucket{});
    age_ = 0;
}

int HashTable::permille_used() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Entry& entry : buckets_[i].entries)
            used += entry.depth != kEmpty && entry.age == age_ ? 1 : 0;
    return used * 250 / static_cast<int>(sample);
}

}  // namespace doorgeef::engine
