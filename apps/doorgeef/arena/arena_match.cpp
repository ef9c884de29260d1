#include "doorgeef/arena/arena_match.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using match::BoardId;
using match::Seat;
using rules::Color;

// On one board, before the arbiter calls it a draw.
constexpr std::size_t kMostMoves = 400;

}  // namespace

ArenaMatch::ArenaMatch(const match::Agreement& agreement, const Opening& opening) : match_(agreement) {
    for (const Seat seat : match::kSeats)
        if (match_.has_seat(seat) && match_.color(seat) == Color::black)
            advance(match::PlayerCommand{seat, match::command::Press{}});
    for (const BoardId board : match::kBoards)
        for (const rules::Move move : opening[board])
            advance(
                match::PlayerCommand{match_.on_move(board), match::command::Play{rules::coordinates(move)}});
}

void ArenaMatch::start() {
    const std::scoped_lock lock{mutex_};
    began_ = std::chrono::steady_clock::now();
    started_ = true;
}

match::Time ArenaMatch::now() const {
    using namespace std::chrono;
    return started_ ? duration_cast<milliseconds>(steady_clock::now() - began_).count() : 0;
}

// Every event that could matter to the other board wakes it. False if the command was refused.
bool ArenaMatch::advance(const match::Command& command) {
    const std::size_t before = log_.size();
    if (match::advance(match_, command, now(), log_)) return false;
    for (std::size_t i = before; i < log_.size(); ++i)
        if (const auto* moved = std::get_if<match::event::Moved>(&log_[i].what))
            moves_[moved->board].push_back(moved->move);
    if (log_.size() != before)
        for (const Bell& bell : bells_.values) bell.ring();
    return true;
}

bool ArenaMatch::running(BoardId board) {
    const std::scoped_lock lock{mutex_};
    advance(match::Tick{});
    return match_.has_board(board) && !match_.over() && !match_.games[board].over();
}

std::optional<Seat> ArenaMatch::can_move(BoardId board) const {
    const std::scoped_lock lock{mutex_};
    if (match_.games[board].stuck != match::Stuck::no) return std::nullopt;
    return match_.on_move(board);
}

std::optional<match::Time> ArenaMatch::next_flag() const {
    const std::scoped_lock lock{mutex_};
    std::optional<match::Time> next;
    for (const match::Game& game : match_.games.values)
        if (const auto at = game.clock.runs_out_at(); at && (!next || *at < *next)) next = at;
    return next;
}

View ArenaMatch::look(Seat seat) {
    const std::scoped_lock lock{mutex_};
    return {match_, now(), moves_[seat.board()], std::exchange(told_[seat], {})};
}

bool ArenaMatch::play(Seat seat, const rules::Coordinates& move) {
    const std::scoped_lock lock{mutex_};
    return advance(match::PlayerCommand{seat, match::command::Play{move}});
}

void ArenaMatch::tell(Seat seat, const std::vector<std::string>& words) {
    const std::scoped_lock lock{mutex_};
    told_[seat].insert(told_[seat].end(), words.begin(), words.end());
}

void ArenaMatch::claim(BoardId board, match::ClaimKind kind) {
    advance(match::PlayerCommand{match_.on_move(board), match::command::ClaimDraw{kind, {}}});
    if (match_.games[board].claim) advance(match::ArbiterCommand{match::arbiter::Grant{board}, ""});
}

void ArenaMatch::end_if_endless(BoardId board) {
    const std::scoped_lock lock{mutex_};
    const match::Game& game = match_.games[board];
    const auto key = game.position.key();
    if (match_.ruleset().claims != rules::Claims::none) {
        if (std::ranges::count(game.keys, key) >= 3) return claim(board, match::ClaimKind::repetition);
        if (game.position.halfmoves() >= 100) return claim(board, match::ClaimKind::fifty);
    }
    if (moves_[board].size() >= kMostMoves) rule(board, match::Result::drawn, "endless");
}

void ArenaMatch::rule(BoardId board, match::Result result, const std::string& reason) {
    if (!match_.has_board(board) || match_.games[board].over()) return;
    advance(match::PlayerCommand{match_.on_move(board), match::command::CallArbiter{}});
    advance(match::ArbiterCommand{match::arbiter::SetResult{board, result}, reason});
}

void ArenaMatch::forfeit(const Failure& failure) {
    const std::scoped_lock lock{mutex_};
    if (failure_ || match_.over()) return;
    failure_ = failure;
    for (const BoardId board : {failure.seat.board(), !failure.seat.board()}) {
        const Seat loser{failure.seat.team(), board};
        rule(board, match::won_by(!match_.color(loser)), "failure");
    }
}

}  // namespace doorgeef::app
