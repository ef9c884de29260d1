#include "doorgeef/play/table.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"

#include <algorithm>

namespace doorgeef::app {

std::optional<match::Time> Table::next_flag() const {
    std::optional<match::Time> next;
    for (const match::Game& game : match_.games.values)
        if (const auto due = game.clock.runs_out_at()) next = std::min(next.value_or(*due), *due);
    return next;
}

std::optional<match::Refusal> Table::ask(const match::Command& command) {
    const match::Time time = now();
    tick(time);
    const auto decision = match::decide(match_, command, time);
    if (!decision) return decision.error();
    record(*decision);
    return std::nullopt;
}

void Table::tick(match::Time now) {
    if (const auto flags = match::decide(match_, match::Tick{}, now)) record(*flags);
}

void Table::record(const match::Events& events) {
    for (const match::Event& event : events) {
        match::apply(match_, event);
        log_.push_back(event);
    }
}

}  // namespace doorgeef::app
