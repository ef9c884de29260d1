#include "doorgeef/arena/match_play.hpp"

#include <algorithm>
#include <thread>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;
using match::BoardId;
using match::Seat;
using std::chrono::steady_clock;

// Who would rather wait is asked again after this, if nothing has happened before.
constexpr auto kWaitingTurn = 100ms;
// No engine is slower than this without having lost its way.
constexpr auto kSlowestNode = 100us;

using Players = match::BySeat<std::unique_ptr<Player>>;

// One board.
class BoardPlay {
public:
    BoardPlay(ArenaMatch& match, BoardId board, const Players& players, const Pace& pace)
        : match_(match), board_(board), players_(players), pace_(pace) {}

    // To the end, while somebody else plays the other board.
    void run() {
        while (match_.running(board_))
            if (!take_turn()) wait();
    }

    // False if nobody can move here, now or ever.
    bool take_turn() {
        if (!match_.running(board_)) return false;
        match_.end_if_endless(board_);
        const auto seat = match_.can_move(board_);
        if (!seat || !match_.running(board_)) return false;
        move(*seat);
        return true;
    }

    const match::ByTeam<ThinkingTime>& thinking() const { return thinking_; }

private:
    Instant flag_falls() const {
        const auto flag = match_.next_flag();
        return flag ? match_.instant(*flag) : steady_clock::now() + 60s;
    }

    void wait() {
        if (match_.running(board_)) match_.bell(board_).await(flag_falls());
    }

    // By the clock an engine may think until its own flag falls, and the match sees to that; else until we
    // lose patience.
    Instant limit(const View& view, Instant began) const {
        if (pace_.move_ms) return began + std::chrono::milliseconds{*pace_.move_ms} + pace_.patience;
        if (pace_.nodes) return began + *pace_.nodes * kSlowestNode + pace_.patience;
        const auto flag = view.match.games[board_].clock.runs_out_at();
        return flag ? match_.instant(*flag) + 1ms : began + 60s;
    }

    void move(Seat seat) {
        Player& player = *players_[seat];
        const View view = match_.look(seat);
        const Instant began = steady_clock::now();
        const Occasion occasion{began, limit(view, began), match_.bell(board_),
                                [this] { return match_.running(board_); },
                                [this, seat] { return match_.look(seat); }};
        const Choice choice = player.choose(view, occasion);
        const auto took = std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - began);
        if (view.match.ruleset().speech == rules::Speech::free)
            match_.tell(seat.partner(), player.take_words());

        if (const auto* play = std::get_if<choice::Play>(&choice)) {
            thinking_[seat.team()].add(took);
            carry_out(seat, view, play->move);
        } else if (const auto* failed = std::get_if<choice::Failed>(&choice)) {
            match_.forfeit({seat, *failed});
        } else if (std::holds_alternative<choice::Wait>(choice)) {
            match_.bell(board_).await(std::min(steady_clock::now() + kWaitingTurn, flag_falls()));
        } else if (!pace_.by_clock() && match_.running(board_)) {
            match_.forfeit({seat, {Fault::timed_out, ""}});
        }
    }

    // A move that was legal when he began to think, but is not any more because of the other board, is no
    // fault of his (Stein 3.1): he is asked again.
    void carry_out(Seat seat, const View& view, const rules::Coordinates& move) {
        if (match_.play(seat, move) || !match_.running(board_)) return;
        if (match::why_not_playable(view.match, seat, move))
            match_.forfeit({seat, {Fault::illegal_move, rules::to_string(move)}});
    }

    ArenaMatch& match_;
    BoardId board_;
    const Players& players_;
    Pace pace_;
    match::ByTeam<ThinkingTime> thinking_{};
};

// On clocks that run, each board on its own thread.
void play_side_by_side(ArenaMatch& match, BoardPlay& first, BoardPlay& second) {
    match.start();
    std::thread beside{[&second] { second.run(); }};
    first.run();
    beside.join();
}

// One move here, one move there. No clock is started, so that players who think alike make the same match,
// and the same record of it. Where neither board can go on the match has ended (R10).
void play_in_turn(BoardPlay& first, BoardPlay& second) {
    for (bool moved = true; moved;) {
        moved = first.take_turn();
        moved = second.take_turn() || moved;
    }
}

}  // namespace

void ThinkingTime::add(std::chrono::microseconds move) {
    add(ThinkingTime{1, move, move});
}

void ThinkingTime::add(const ThinkingTime& other) {
    moves += other.moves;
    total += other.total;
    longest = std::max(longest, other.longest);
}

std::variant<PlayedMatch, Failure> play_match(const match::Agreement& agreement, const Opening& opening,
                                              const Pace& pace, const MakePlayer& make_player) {
    ArenaMatch match{agreement, opening};
    Players players;
    PlayedMatch played{.agreement = agreement};
    for (const Seat seat : match::kSeats) {
        if (!match.match().has_seat(seat)) continue;
        players[seat] = make_player(seat.team());
        if (auto failed = players[seat]->sit_down(match.match(), seat))
            return Failure{seat, *std::move(failed)};
        played.names[seat] = players[seat]->name();
    }

    BoardPlay first{match, BoardId::first, players, pace};
    BoardPlay second{match, BoardId::second, players, pace};
    if (pace.nodes)
        play_in_turn(first, second);
    else
        play_side_by_side(match, first, second);

    played.events = match.events();
    played.score = match.match().score.value_or(match::Score{});
    for (const BoardId board : match::kBoards) played.outcomes[board] = match.match().games[board].outcome;
    played.failure = match.failure();
    for (const match::Team team : match::kTeams)
        for (const BoardPlay* board : {&first, &second}) played.thinking[team].add(board->thinking()[team]);
    return played;
}

}  // namespace doorgeef::app
