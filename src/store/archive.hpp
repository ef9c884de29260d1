// Searching the finished matches, newest first, page by page.
#pragma once

#include "store/records.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace doorgeef::store {

// A guest or bot of exactly this name.
struct PlayerName {
    std::string name{};

    friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

enum class MatchWinner : std::uint8_t { team_a, team_b, nobody };

// Where a page ended: the next one begins below it, also when matches have ended in the meantime.
struct ArchiveCursor {
    UnixMs ended_at_ms = 0;
    MatchId match{};

    friend bool operator==(const ArchiveCursor&, const ArchiveCursor&) = default;
};

inline constexpr int kMostArchiveEntries = 200;
inline constexpr int kMostLookedAt = 5'000;

// What is not given does not matter.
struct ArchiveQuery {
    std::optional<std::variant<AccountId, PlayerName>> player{};
    std::optional<std::string> family{};
    std::optional<UnixMs> ended_from_ms{};    // this moment or later
    std::optional<UnixMs> ended_before_ms{};  // earlier than this moment
    std::optional<MatchWinner> winner{};
    std::optional<match::Reason> reason{};  // of the one or the other game
    bool only_public = true;
    std::optional<ArchiveCursor> below{};
    int limit = 50;  // 1 to kMostArchiveEntries; what is outside is brought inside
    // Likewise 1 to kMostLookedAt: how many matches of this family that ended then are looked at for one
    // page, whether the rest fits or not. Those of a player are all looked at.
    int look_at = kMostLookedAt;
};

// Where so many had to be looked at that the search stopped, it has fewer than were asked for, or none, and
// yet there is a next one.
struct ArchivePage {
    std::vector<StoredMatch> matches{};   // by the moment they ended, the newest first; then by id, downwards
    std::optional<ArchiveCursor> next{};  // none: nothing below fits

    friend bool operator==(const ArchivePage&, const ArchivePage&) = default;
};

}  // namespace doorgeef::store
