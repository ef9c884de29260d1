// When the moves of a record were made, as far as its clocks tell.
#pragma once

#include "match/clock.hpp"
#include "match/seat.hpp"
#include "notation/game_record.hpp"
#include "rules/ruleset.hpp"

#include <optional>

namespace doorgeef::notation {

// "180+0", "180", "2.5+0.25": seconds and increment; nothing if the text is something else.
std::optional<rules::TimeControl> parse_time_tag(std::string_view text);

class RecordedTime {
public:
    explicit RecordedTime(const GameRecord& game);

    // The moment of the next move, which this player made: the time since the start that stands with it, or
    // what both players of the board have used of theirs. It is never before the move that went before.
    match::Time take(const RecordedMove& move, match::BoardId board, rules::Color color);

private:
    struct Side {
        match::Time remaining_ms = 0;
        match::Time moves = 0;
    };

    std::optional<rules::TimeControl> control_;
    match::ByBoard<rules::ByColor<Side>> sides_{};
    match::Time latest_ = 0;
};

}  // namespace doorgeef::notation
