// What a rated match does to the ratings of its players and pairs. docs/ratings.md explains it.
#pragma once

#include "match/outcome.hpp"
#include "match/seat.hpp"
#include "server/ratings/glicko2.hpp"
#include "store/store.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server {

// A match that counts.
struct RatedMatch {
    store::MatchId id{};
    std::string family{};
    match::BySeat<std::optional<store::AccountId>> players{};  // the second board's are empty on one board
    match::Score score{};
    store::UnixMs ended_at_ms = 0;
};

// What somebody's rating is at this moment: its deviation grows while he does not play.
glicko2::Rating rating_at(const store::Rating& stored, store::UnixMs now);
// One with so large a deviation is only a guess.
inline constexpr double kProvisionalDeviation = 110;

class Ratings {
public:
    explicit Ratings(const store::Store& store) : store_(store) {}

    // The new ratings, and a document that tells the change: to be written together with the result, so that
    // a match is rated exactly once. Until settled() the next match is rated on top of this one. Empty if
    // nobody won or lost anything; an error if the ratings so far cannot be read now.
    store::Read<store::Batch> rate(const RatedMatch& match);
    // It is on disk, or will never be.
    void settled(const store::MatchId& match);

private:
    using Key = std::pair<store::Rated, std::string>;
    struct Pending {
        store::Rating rating{};
        store::MatchId match{};  // the latest that changed it
    };

    store::Read<store::Rating> present(const store::Rated& who, const std::string& family) const;

    const store::Store& store_;
    std::map<Key, Pending> pending_{};
};

// The change that a match made, as JSON for the protocol: the text of its document.
inline constexpr std::string_view kRatingChangeKind = "rating-change";  // by the match's id
// The same of a match that should have made one, but ended while the ratings could not be read.
store::Write no_rating_change(const store::MatchId& match);

}  // namespace doorgeef::server
