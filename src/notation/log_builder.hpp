// The one door by which events from a file or from the wire become a log.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "notation/match_log.hpp"

#include <cstddef>
#include <optional>

namespace doorgeef::notation {

// What a log holds; far beyond any match, and little enough for a hostile file not to keep us busy.
inline constexpr std::size_t kMostLogEvents = 200'000;
inline constexpr std::size_t kMostLogMoves = 20'000;

class LogBuilder {
public:
    explicit LogBuilder(const match::Agreement& agreement) : match_(agreement) {}

    // Nothing if the event was added; otherwise nothing has changed.
    std::optional<LogProblem> add(match::Event event);

    const match::Match& match() const { return match_; }
    const match::Events& events() const { return events_; }
    // When the latest event happened; 0 before the first.
    match::Time latest() const { return events_.empty() ? 0 : events_.back().at; }

private:
    match::Match match_;
    match::Events events_{};
    std::size_t moves_ = 0;
};

}  // namespace doorgeef::notation
