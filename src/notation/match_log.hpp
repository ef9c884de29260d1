// A match on record: what was agreed, what happened, and what the match itself does not know.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "notation/game_record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::notation {

struct MatchLog {
    match::Agreement agreement{};
    match::Events events{};
    std::vector<Tag> tags{};  // names, place, date, …; see told_by_log
    // In games from foreign files, which have no clocks of ours: what the mover's clock showed after each
    // completed move. Empty where none was shown.
    std::vector<std::optional<std::int64_t>> shown_clocks{};

    friend bool operator==(const MatchLog&, const MatchLog&) = default;
};

// The versions of a log that we read (docs/formats/log.md).
inline constexpr int kNewestLogVersion = 2;
// A log is written in the lowest version that can say it.
int version_of(const match::Events& events);

// Whether a tag of this name says what a log knows by itself (Result, Variant, FEN, Ruleset, …). Who
// makes a log from a foreign record leaves such tags out.
bool told_by_log(std::string_view tag_name);

// What keeps a text from being a log.
enum class LogProblem : std::uint8_t {
    not_a_log,      // the record does not say that it is one, or of another version
    unreadable,     // the text was damaged, or more than a reader keeps
    bad_tag,        // a tag of ours is missing, or does not say what it should
    bad_agreement,  // ruleset, conduct, time, colours or positions
    bad_event,      // not the text of an event
    bad_move,       // not a move, or not one that could be played there
    wrong_player,   // not that player's move
    impossible,     // an event that cannot have happened then
    too_long,       // more events than a log holds
};

std::string_view code(LogProblem problem);

struct LogError {
    LogProblem problem{};
    std::size_t events = 0;  // so many were good
    std::string text{};      // what was wrong, shortened; may be empty
    Place place{};           // of the move, where it was one

    friend bool operator==(const LogError&, const LogError&) = default;
};

}  // namespace doorgeef::notation
