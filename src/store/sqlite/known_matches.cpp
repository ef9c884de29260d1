#include "store/sqlite/known_matches.hpp"

#include "store/sqlite/event_chain.hpp"
#include "store/sqlite/query.hpp"

namespace doorgeef::store::sqlite {

namespace {

constexpr std::size_t kMostKnown = 32'768;

Read<KnownMatch> read_known(Connection& connection, const MatchId& id) {
    Query found{connection,
                "SELECT number, ended_at_ms IS NOT NULL, fence, has_answers FROM matches WHERE id = ?", id};
    auto match = read_one<KnownMatch>(found, [](Query& row) {
        return KnownMatch{.number = row.integer(),
                          .ended = row.truth(),
                          .fence = row.integer(),
                          .has_answers = row.truth()};
    });
    if (!match) return match;
    KnownMatch known = *match;
    Query head{connection,
               "SELECT sequence, checksum FROM events WHERE match = ? ORDER BY sequence DESC LIMIT 1",
               known.number};
    known.checksum = checksum_of_match(id.text);
    if (head.next()) {
        known.head = head.integer();
        known.checksum = static_cast<std::uint64_t>(head.integer());
    }
    if (head.failure()) return *head.failure();
    return known;
}

}  // namespace

Read<KnownMatch*> KnownMatches::find(Connection& connection, const MatchId& id) {
    if (const auto found = matches_.find(id.text); found != matches_.end()) return &found->second;
    const auto known = read_known(connection, id);
    if (!known) return known.error();
    if (matches_.size() >= kMostKnown) matches_.clear();
    return &matches_.emplace(id.text, *known).first->second;
}

}  // namespace doorgeef::store::sqlite
