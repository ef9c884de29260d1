#include "doorgeef/load/watched_match.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
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

bool is_move(std::string_view line) {
    return without_time(line).starts_with("moved ");
}

}  // namespace

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
    flight.answered = true;
    tally.answer.add(flight.sent, when);
    confirmed_.push_back({first, last, flight.line});
    land(board);
}

void WatchedMatch::land(BoardId board) {
    if (flights_[board]->answered && flights_[board]->others == kPartySize - 1) flights_[board].reset();
}

void WatchedMatch::settle(Tally& tally) const {
    std::size_t owned = 0;
    for (const Confirmed& move : confirmed_) {
        bool found = false;
        for (std::size_t number = move.first; number <= std::min(move.last, log_.size()); ++number)
            found = found || (number > 0 && without_time(log_[number - 1]) == move.line);
        found ? ++owned : ++tally.lost;
    }
    const auto moves = static_cast<std::size_t>(std::ranges::count_if(log_, is_move));
    if (moves > owned) tally.duplicated += moves - owned;
}

}  // namespace doorgeef::app
