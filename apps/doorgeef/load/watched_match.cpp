#include "doorgeef/load/watched_match.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "match/refusal.hpp"
#include "match/standing.hpp"
#include "notation/event_text.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::app {

using match::BoardId;

namespace {

// "1500 moved 1 Pe2e4" without the time.
std::string_view without_time(std::string_view line) {
    return line.substr(std::min(line.size(), line.find(' ') + 1));
}

// The moves of a log, each of which belongs to one that was sent.
class LoggedMoves {
public:
    explicit LoggedMoves(const std::vector<std::string>& log) : log_(log), taken_(log.size()) {}

    // One that nothing else has taken, among the events from the first to the last; false if there is none.
    bool take(std::string_view line, std::size_t first, std::size_t last) {
        for (std::size_t number = std::max<std::size_t>(first, 1); number <= std::min(last, log_.size());
             ++number) {
            if (taken_[number - 1] || without_time(log_[number - 1]) != line) continue;
            taken_[number - 1] = true;
            return true;
        }
        return false;
    }
    std::size_t left() const {
        std::size_t left = 0;
        for (std::size_t i = 0; i < log_.size(); ++i)
            if (!taken_[i] && without_time(log_[i]).starts_with("moved ")) ++left;
        return left;
    }

private:
    const std::vector<std::string>& log_;
    std::vector<bool> taken_;
};

}  // namespace

bool says_it_is_over(std::string_view code) {
    return code == match::code(match::Refusal::game_over) || code == match::code(match::Refusal::match_over);
}

bool WatchedMatch::all_have_seen_all() const {
    return std::ranges::all_of(seen_, [this](std::size_t seen) { return seen == log_.size(); });
}

bool WatchedMatch::see(std::size_t player, std::size_t number, std::string_view line, Moment when,
                       Tally& tally) {
    if (number != seen_[player] + 1) return false;
    if (number <= log_.size()) {
        if (log_[number - 1] != line) return false;
    } else {
        const auto event = notation::parse_event(line);
        if (!event || !match::can_apply(match_, *event)) return false;
        match::apply(match_, *event);
        log_.emplace_back(line);
    }
    seen_[player] = number;
    for (const BoardId board : match::kBoards) {
        auto& flight = flights_[board];
        if (!flight || player == flight->player || flight->line != without_time(line)) continue;
        if (++flight->others == kPartySize - 1) tally.seen.add(flight->sent, when);
        land(board);
    }
    return true;
}

std::optional<rules::Move> WatchedMatch::choose(BoardId board, std::mt19937_64& random) const {
    const match::Game& game = match_.games[board];
    if (flights_[board] || !match_.started || match_.over() || game.over() || game.stuck != match::Stuck::no)
        return std::nullopt;
    const rules::MoveList moves =
        rules::legal_moves(game.position, match_.ruleset(), match::other_position(match_, board));
    if (moves.empty()) return std::nullopt;
    return moves[random() % moves.size()];
}

std::optional<BoardId> WatchedMatch::board_of(std::string_view command) const {
    for (const BoardId board : match::kBoards)
        if (flights_[board] && flights_[board]->command == command) return board;
    return std::nullopt;
}

void WatchedMatch::confirmed(BoardId board, std::size_t first, std::size_t last, Moment when, Tally& tally) {
    Flight& flight = *flights_[board];
    flight.answer = {first, last};
    tally.answer.add(flight.sent, when);
    land(board);
}

void WatchedMatch::land(BoardId board) {
    if (!flights_[board]->answer || flights_[board]->others < kPartySize - 1) return;
    landed_.push_back(std::move(*flights_[board]));
    flights_[board].reset();
}

void WatchedMatch::settle(Tally& tally) const {
    LoggedMoves logged{log_};
    std::vector<std::string_view> misplaced;  // made, perhaps, but not where an answer says
    const auto is_in_place = [&](const Flight& flight) {
        if (flight.answer && logged.take(flight.line, flight.answer->first, flight.answer->last)) return true;
        misplaced.emplace_back(flight.line);
        return false;
    };
    for (const Flight& flight : landed_)
        if (!is_in_place(flight)) ++tally.lost;
    // Not answered, or not seen by all.
    for (const BoardId board : match::kBoards) {
        if (!flights_[board]) continue;
        is_in_place(*flights_[board]);
        ++tally.lost;
    }
    // Lost is not doubled: only what nobody sent, or sent once and finds twice.
    for (const std::string_view line : misplaced) logged.take(line, 1, log_.size());
    tally.duplicated += logged.left();
    for (const std::size_t seen : seen_)
        if (seen < log_.size()) ++tally.diverged;
    for (const BoardId board : match::kBoards)
        if (!match_.games[board].over()) tally.refused += too_late_[board];
}

}  // namespace doorgeef::app
