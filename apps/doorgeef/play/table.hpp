// A match being played: its present state, its log, and the clock on the wall.
#pragma once

#include "doorgeef/play/timekeeper.hpp"
#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <optional>

namespace doorgeef::app {

class Table {
public:
    // Keeps the timekeeper.
    Table(const match::Agreement& agreement, const Timekeeper& timekeeper)
        : match_(agreement), timekeeper_(timekeeper) {}

    const match::Match& match() const { return match_; }
    const match::Events& log() const { return log_; }
    match::Time now() const { return timekeeper_.now(); }

    // When the next flag will fall if nobody does anything.
    std::optional<match::Time> next_flag() const;

    // Lets the flags fall that are due.
    void tick() { tick(now()); }
    // The same, and then what was asked; if that is refused, why.
    std::optional<match::Refusal> ask(const match::Command& command);

private:
    void tick(match::Time now);
    void record(const match::Events& events);

    match::Match match_;
    match::Events log_{};
    const Timekeeper& timekeeper_;
};

}  // namespace doorgeef::app
