// Short ways to play a match in tests.
#pragma once

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "rules/coordinates.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::match {

inline Agreement agreement_of(std::string_view ruleset) {
    return Agreement::by(rules::preset(ruleset).value());
}

inline Command by(std::string_view seat, command::OfPlayer what) {
    return PlayerCommand{*parse_seat(seat), std::move(what)};
}

inline Command plays(std::string_view seat, std::string_view move) {
    return by(seat, command::Play{*rules::parse_move(move)});
}

inline Command presses(std::string_view seat) {
    return by(seat, command::Press{});
}

// A match with its log.
struct Played {
    explicit Played(const Agreement& agreement) : match(agreement) {}

    // The refusal, or nothing; what was accepted has happened.
    std::optional<Refusal> take(const Command& command, Time now) {
        const auto decision = decide(match, command, now);
        if (!decision) return decision.error();
        for (const Event& event : *decision) {
            apply(match, event);
            log.push_back(event);
        }
        return std::nullopt;
    }
    // Both players with Black press.
    void start(Time now = 0) {
        for (const Seat seat : kSeats)
            if (match.has_seat(seat) && match.color(seat) == Color::black) take(presses(name(seat)), now);
    }

    Match match;
    Events log{};
};

}  // namespace doorgeef::match
