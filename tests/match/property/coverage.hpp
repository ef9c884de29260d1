// What the random matches have seen: a property that held over matches without a single restart proves
// nothing about restarts.
#pragma once

#include "trial.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::match {

enum class Feature : std::uint8_t {
    legal_move,
    illegal_move,
    drop,
    drop_taken_back,
    capture_taken_back,
    taking,
    taking_nothing,
    taking_from_ended_game,
    two_flags_in_one_decision,
    flag_with_last_move,    // L7
    refused_with_flag_due,  // L3
    stuck_mate,             // and the game goes on
    stuck_stalemate,
    nobody_can_move,           // R10
    restart_withdraws_pieces,  // R17
    piece_fetched_back,        // R19 a
    match_drawn,
    match_won,
    count,
};

class Coverage {
public:
    // A match that begins.
    void note(const Agreement& agreement);
    // The answer to a command, and the match before it.
    void note(const Match& before, const Decision& decision, Time now);

    struct Count {
        std::string name;
        long seen = 0;
    };
    // Everything that can be seen, each with its number.
    std::vector<Count> counts() const;

private:
    void note_event(const Match& before, const event::What& what);
    void note_move(const Match& before, const event::Moved& moved);
    void note_feature(Feature feature, bool seen = true) {
        features_[static_cast<std::size_t>(feature)] += seen ? 1 : 0;
    }

    std::array<long, std::variant_size_v<event::What>> events_{};
    std::array<long, std::variant_size_v<arbiter::Act>> acts_{};
    std::array<long, kRefusalCount> refusals_{};
    std::array<long, static_cast<std::size_t>(Reason::match_ended) + 1> reasons_{};
    std::array<long, 32> conducts_{};
    std::array<long, static_cast<std::size_t>(Feature::count)> features_{};
};

}  // namespace doorgeef::match
