// A match with bots on some or all seats, in a time that passes only when it is told to.
#pragma once

#include "bots/desk.hpp"
#include "bots/thinking.hpp"
#include "match/decide.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::bots {

// Both games have begun.
match::Match started(const match::Agreement& agreement);
match::Agreement agreement_by(std::string_view rules, match::Conduct conduct = match::Conduct::online());

// What a person does there. Requires: it is accepted.
void act(match::Match& match, match::Seat seat, match::command::OfPlayer what);
void play(match::Match& match, match::Seat seat, std::string_view move);

inline constexpr match::Seat kA1{match::Team::a, match::BoardId::first};
inline constexpr match::Seat kA2{match::Team::a, match::BoardId::second};
inline constexpr match::Seat kB1{match::Team::b, match::BoardId::first};
inline constexpr match::Seat kB2{match::Team::b, match::BoardId::second};

class Hall {
public:
    using Thinker = std::function<engine::Thought(const Task&)>;

    // What the bots miss in a match follows from its name.
    Hall(const match::Agreement& agreement, std::vector<Chair> chairs, std::string name = "m");

    // Somebody does something, and the bots are shown it. Whether it was accepted.
    bool act(match::Seat seat, match::command::OfPlayer what);
    void show(std::vector<match::event::Said> said = {});

    // All who have to think do so, and what is due is done, until nothing more happens at this instant.
    void settle(const Thinker& thinker);
    // To the next instant at which something happens: a bot's alarm or a flag.
    void let_time_pass();

    const match::Match& match() const { return match_; }
    Desk& desk() { return desk_; }
    Instant now() const { return now_; }
    void wait(Instant ms) { now_ += ms; }
    const match::Events& log() const { return log_; }
    // What bots wanted and the match refused. What crossed with something of the same instant is no fault of
    // theirs: the piece to take is gone (Stein 3.1), or somebody else has declined the draw.
    const std::vector<match::Refusal>& refused() const { return refused_; }

private:
    void let_flags_fall();
    void carry_out(const Order& order, const match::Match& shown);

    match::Match match_;
    std::vector<Chair> chairs_;
    std::string name_;
    Desk desk_{2};
    Instant now_ = 0;
    match::Events log_{};
    std::vector<match::Refusal> refused_{};
};

// The real engine, on a clock that goes a little further whenever it is looked at.
class RealThinker {
public:
    engine::Thought operator()(const Task& task) {
        return think(task, engine_, [this] { return clock_ += 20; });
    }

private:
    engine::Engine engine_{1};
    Instant clock_ = 0;
};

}  // namespace doorgeef::bots
