// A series of matches between two teams, told as it goes.
#pragma once

#include "doorgeef/arena/match_play.hpp"
#include "doorgeef/arena/standing.hpp"
#include "doorgeef/console.hpp"

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

namespace doorgeef::app {

struct ArenaPlan {
    rules::Ruleset ruleset{};
    int matches = 0;
    Pace pace{};
    std::optional<rules::TimeControl> time{};  // of the clocks, where the pace is not set per move
    std::uint64_t seed = 0;
};

class ArenaRun {
public:
    // Records go to `bpgn` if it is open.
    ArenaRun(const Console& console, const ArenaPlan& plan, MakePlayer make_player, std::ofstream& bpgn)
        : console_(console), plan_(plan), make_player_(std::move(make_player)), bpgn_(bpgn) {}

    // Two matches from each opening, with colours changed. Refused if an engine could not begin; then what
    // was played before still counts.
    ExitCode run();

private:
    match::Agreement agreement(int match) const;
    void record(int match, const PlayedMatch& played);
    void tell(int match, const PlayedMatch& played) const;
    void tell_failure(const Failure& failure) const;
    void tell_thinking() const;

    const Console& console_;
    ArenaPlan plan_;
    MakePlayer make_player_;
    std::ofstream& bpgn_;
    Standing standing_{};
    match::ByTeam<ThinkingTime> thinking_{};
};

}  // namespace doorgeef::app
