// A match that two threads can play, one at each board, on a clock that really runs once it is started.
#pragma once

#include "doorgeef/arena/bell.hpp"
#include "doorgeef/arena/opening.hpp"
#include "doorgeef/arena/player.hpp"
#include "match/decide.hpp"

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

// Who failed, and how.
struct Failure {
    match::Seat seat{};
    choice::Failed how{};
};

// All of it may be called from any thread.
class ArenaMatch {
public:
    // The moves of the opening are on the boards before the clocks start.
    ArenaMatch(const match::Agreement& agreement, const Opening& opening);

    void start();

    Instant instant(match::Time time) const { return began_ + std::chrono::milliseconds{time}; }
    const Bell& bell(match::BoardId board) const { return bells_[board]; }

    // Whether there is still something to play on this board; lets flags fall that are due.
    bool running(match::BoardId board);
    // Who can move now; nothing while the player to move has no legal move and waits for a piece.
    std::optional<match::Seat> can_move(match::BoardId board) const;
    // When the next flag falls, if nothing happens before.
    std::optional<match::Time> next_flag() const;

    View look(match::Seat seat);

    // False if the move was refused; then nothing has changed.
    bool play(match::Seat seat, const rules::Coordinates& move);
    void tell(match::Seat seat, const std::vector<std::string>& words);

    // Ends the game as a draw if it has become endless: by a claim where the ruleset knows one, else after
    // very many moves by the arbiter. The player to move claims without being asked, as engines cannot.
    void end_if_endless(match::BoardId board);
    // He has failed: his team loses whatever still runs. Only the first failure counts.
    void forfeit(const Failure& failure);

    // ---- once it is over
    const match::Match& match() const { return match_; }
    const match::Events& events() const { return log_; }
    const std::optional<Failure>& failure() const { return failure_; }

private:
    match::Time now() const;
    bool advance(const match::Command& command);
    void rule(match::BoardId board, match::Result result, const std::string& reason);
    void claim(match::BoardId board, match::ClaimKind kind);

    mutable std::mutex mutex_{};
    match::Match match_;
    match::Events log_{};
    match::ByBoard<std::vector<rules::Move>> moves_{};
    match::BySeat<std::vector<std::string>> told_{};
    std::optional<Failure> failure_{};
    match::ByBoard<Bell> bells_{};
    Instant began_ = Instant::max();
    bool started_ = false;
};

}  // namespace doorgeef::app
