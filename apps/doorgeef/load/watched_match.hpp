// A match as four clients see it: one log, which all of them must see without gaps and alike.
#pragma once

#include "doorgeef/load/tally.hpp"
#include "match/match.hpp"
#include "rules/move.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

inline constexpr std::size_t kPartySize = 4;

// Whether a refusal with this code says that the game, or the match, is over.
bool says_it_is_over(std::string_view code);

// A move that was sent and is under way.
struct Flight {
    std::string command{};  // its id
    std::size_t player = 0;
    std::string line{};  // how it will read in the log, without the time
    Moment sent{};
    // The events that the answer names, once it has come.
    struct Answer {
        std::size_t first = 0;
        std::size_t last = 0;
    };
    std::optional<Answer> answer{};
    std::size_t others = 0;  // that have seen it
};

class WatchedMatch {
public:
    WatchedMatch(std::string id, const match::Agreement& agreement) : id_(std::move(id)), match_(agreement) {}

    const std::string& id() const { return id_; }
    const match::Match& match() const { return match_; }
    const std::vector<std::string>& log() const { return log_; }
    std::size_t seen_by(std::size_t player) const { return seen_[player]; }
    bool all_have_seen_all() const;

    // False: there is a gap, or it differs from what another one saw, or cannot have happened.
    bool see(std::size_t player, std::size_t number, std::string_view line, Moment when, Tally& tally);

    // A move that can be made on this board now; nothing if none can, or one is under way there.
    std::optional<rules::Move> choose(match::BoardId board, std::mt19937_64& random) const;
    void send(match::BoardId board, Flight flight) { flights_[board] = std::move(flight); }
    // Of the move with this command id; nothing if it is not under way.
    std::optional<match::BoardId> board_of(std::string_view command) const;
    void confirmed(match::BoardId board, std::size_t first, std::size_t last, Moment when, Tally& tally);
    void withdraw(match::BoardId board) { flights_[board].reset(); }
    // What was asked on this board was refused because it is over there. It may be: the end of one game can
    // end the other, and what is sent then crosses the news of it.
    void came_too_late(match::BoardId board) { ++too_late_[board]; }

    bool quiet() const { return !flights_[match::BoardId::first] && !flights_[match::BoardId::second]; }
    // At the end: compares what was answered with what the log says, and the four views with each other. What
    // is still under way, or has not been seen by somebody, never will be.
    void settle(Tally& tally) const;

private:
    void land(match::BoardId board);

    std::string id_;
    match::Match match_;
    std::vector<std::string> log_{};
    std::array<std::size_t, kPartySize> seen_{};
    match::ByBoard<std::optional<Flight>> flights_{};
    match::ByBoard<std::uint64_t> too_late_{};
    std::vector<Flight> landed_{};  // answered, and seen by the other three
};

}  // namespace doorgeef::app
