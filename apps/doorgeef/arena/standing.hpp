// How two teams stand after some matches.
#pragma once

#include "match/outcome.hpp"
#include "match/seat.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::app {

// What Standing::line() looks like, for those who must be told; the same in every language: programs read it.
inline constexpr std::string_view kStandingForm = "a wins N, draws N, b wins N, score X % \u00B1 Y";

class Standing {
public:
    // Nobody: a draw.
    void add(std::optional<match::Team> winner);

    int matches() const { return wins_[match::Team::a] + draws_ + wins_[match::Team::b]; }
    // Of team A, a draw counting for half; from 0 to 1. Requires: a match was played.
    double score() const;
    // The true score lies so near to it, with a certainty of 95 %, as far as this many matches can tell.
    double margin() const;

    // As kStandingForm says; without a match there is no score.
    std::string line() const;

private:
    match::ByTeam<int> wins_{};
    int draws_ = 0;
};

// Who has won the match; nobody if it was drawn.
std::optional<match::Team> winner(const match::Score& score);

}  // namespace doorgeef::app
