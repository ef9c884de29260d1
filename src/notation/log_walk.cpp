#include "notation/log_walk.hpp"

#include "match/apply.hpp"
#include "match/standing.hpp"
#include "notation/san.hpp"

#include <algorithm>

namespace doorgeef::notation {

namespace {

namespace event = match::event;
namespace arbiter = match::arbiter;
using match::BoardId;
using rules::Position;

bool same_board(const Position& a, const Position& b) {
    return a.turn() == b.turn() && a.castling() == b.castling() && a.en_passant() == b.en_passant() &&
           a.promoted() == b.promoted() && a.pieces(rules::Color::white) == b.pieces(rules::Color::white) &&
           std::ranges::all_of(rules::kRoles,
                               [&](rules::Role role) { return a.pieces(role) == b.pieces(role); });
}

// Whether the event lets this board begin anew.
bool restarts(const match::Event& event, BoardId board) {
    const auto* ruled = std::get_if<event::Ruled>(&event.what);
    if (ruled == nullptr) return false;
    if (std::holds_alternative<arbiter::SwapColours>(ruled->ruling.act)) return true;
    const auto* restart = std::get_if<arbiter::Restart>(&ruled->ruling.act);
    return restart != nullptr && (restart->both || restart->board == board);
}

std::vector<bool> undone_moves(const match::Events& events) {
    std::vector<bool> undone(events.size());
    match::ByBoard<bool> taken_back;
    match::ByBoard<bool> wiped_out;
    for (std::size_t i = events.size(); i-- > 0;) {
        for (const BoardId board : match::kBoards)
            if (restarts(events[i], board)) wiped_out[board] = true;
        if (const auto* back = std::get_if<event::TakenBack>(&events[i].what)) taken_back[back->board] = true;
        if (const auto* moved = std::get_if<event::Moved>(&events[i].what)) {
            undone[i] = taken_back[moved->board] || wiped_out[moved->board];
            taken_back[moved->board] = false;
        }
    }
    return undone;
}

}  // namespace

LogWalk::LogWalk(const MatchLog& log)
    : log_(log), match_(log.agreement), plain_(log.agreement.positions), undone_(undone_moves(log.events)) {}

bool LogWalk::continues_with(const match::Events& events) const {
    return events.size() <= log_.events.size() - at_ &&
           std::equal(events.begin(), events.end(), log_.events.begin() + static_cast<std::ptrdiff_t>(at_));
}

std::optional<std::string> LogWalk::san() const {
    const auto* moved = std::get_if<event::Moved>(&event().what);
    if (moved == nullptr || !moved->legal || undone()) return std::nullopt;
    const BoardId board = moved->board;
    const bool takes = moved->move.kind() == rules::MoveKind::taking;
    if (!same_board(match_.position(board), plain_[board])) return std::nullopt;
    if (takes && !same_board(match_.position(!board), plain_[!board])) return std::nullopt;
    if (!rules::is_legal(plain_[board], moved->move, match_.ruleset(), plain_other(board)))
        return std::nullopt;
    return to_san(match_.position(board), moved->move, match_.ruleset(),
                  match::other_position(match_, board));
}

void LogWalk::step(bool told) {
    if (told) tell(std::get<event::Moved>(event().what));
    if (completes()) ++completed_;
    match::apply(match_, event());
    ++at_;
}

void LogWalk::tell(const event::Moved& moved) {
    Position* other = match_.has_board(!moved.board) ? &plain_[!moved.board] : nullptr;
    const rules::Played played = plain_[moved.board].play_unchecked(moved.move, match_.ruleset(), other);
    if (!match_.ruleset().passes_pieces()) return;
    for (const auto& man : {played.captured, played.surrendered})
        if (man && !other->reserve(man->color).full(man->role)) other->add_to_reserve(man->color, man->role);
}

std::optional<BoardId> LogWalk::completes() const {
    const auto* moved = std::get_if<event::Moved>(&event().what);
    if (moved != nullptr) return moved->completed ? std::optional{moved->board} : std::nullopt;
    const auto* pressed = std::get_if<event::Pressed>(&event().what);
    return pressed != nullptr ? std::optional{pressed->board} : std::nullopt;
}

std::optional<std::int64_t> LogWalk::shown_clock() const {
    if (!completes() || completed_ >= log_.shown_clocks.size()) return std::nullopt;
    return log_.shown_clocks[completed_];
}

}  // namespace doorgeef::notation
