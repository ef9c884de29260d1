// Plays one match of the arena from beginning to end.
#pragma once

#include "doorgeef/arena/arena_match.hpp"
#include "doorgeef/arena/player.hpp"

#include <functional>
#include <memory>

namespace doorgeef::app {

// Makes who plays for this team; asked once for every seat of every match.
using MakePlayer = std::function<std::unique_ptr<Player>(match::Team team)>;

// How long the moves of a team took.
struct ThinkingTime {
    std::uint64_t moves = 0;
    std::chrono::microseconds total{};
    std::chrono::microseconds longest{};

    void add(std::chrono::microseconds move);
    void add(const ThinkingTime& other);
};

struct PlayedMatch {
    match::Agreement agreement{};
    match::Events events{};
    match::Score score{};
    match::ByBoard<std::optional<match::Outcome>> outcomes{};
    std::optional<Failure> failure{};
    match::BySeat<std::string> names{};
    match::ByTeam<ThinkingTime> thinking{};
};

// Nobody has played if someone could not sit down: then that is all there is.
std::variant<PlayedMatch, Failure> play_match(const match::Agreement& agreement, const Opening& opening,
                                              const Pace& pace, const MakePlayer& make_player);

}  // namespace doorgeef::app
