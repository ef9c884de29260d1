// What players and the arbiter do in a room.
#include "match/decide.hpp"
#include "scenario/parts.hpp"
#include "server/people/showable.hpp"
#include "server/room/room.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;
namespace command = match::command;

namespace {

constexpr match::Time kMostClockMs = 24LL * 3'600'000;  // that an arbiter may set

std::optional<command::OfPlayer> parse_words(std::string_view text) {
    scenario::Words words{text};
    auto what = scenario::parse_player_command(words);
    return words.empty() ? what : std::nullopt;
}

std::optional<match::arbiter::Act> parse_act(std::string_view text) {
    scenario::Words words{text};
    auto act = scenario::parse_arbiter_act(words);
    if (!act || !words.empty()) return std::nullopt;
    if (const auto* clock = std::get_if<match::arbiter::SetClock>(&*act))
        if (clock->ms > kMostClockMs || clock->ms < -kMostClockMs) return std::nullopt;
    return act;
}

bool always_possible(const command::OfPlayer& what) {
    return std::holds_alternative<command::Resign>(what) || std::holds_alternative<command::Waive>(what);
}

}  // namespace

void Room::act(const Connection& by, const wire::client::Do& message, Now now) {
    if (const auto problem = why_not_for(message.seat, by))
        return refuse(by, message.id, code(*problem), now);
    const auto what = parse_words(message.what);
    if (!what) return refuse(by, message.id, code(Problem::bad_command), now);
    if (const auto problem = why_too_much(*what, message.seat, now)) {
        if (*problem == Problem::too_fast) return house_.refuse(by.id, message.id.text, *problem);
        return refuse(by, message.id, code(*problem), now);
    }
    let_time_pass(now);
    carry_out(by, message.id, match::PlayerCommand{message.seat, *what, credit_ms(by, message.seat)}, now);
    follow_up(now);
}

// Words are for people, so they must be fit to be shown; and not too many, so that they do not bury the rest.
std::optional<Problem> Room::why_too_much(const command::OfPlayer& what, Seat seat, Now now) {
    if (live_.bytes() >= house_.settings.limits.log_bytes_per_match && !always_possible(what))
        return Problem::too_many;
    const auto* say = std::get_if<command::Say>(&what);
    if (say == nullptr) return std::nullopt;
    if (say->signal.kind == match::SignalKind::text && !is_showable(say->signal.text, kLongestWords))
        return Problem::bad_text;
    if (!words_[seat].take(house_.settings.limits.words_per_seat, 1, now.instant)) return Problem::too_fast;
    return std::nullopt;
}

// What the way took, as our own pings measured it; the match gives it with a move.
match::Time Room::credit_ms(const Connection& by, Seat seat) const {
    const LagCredit& lag = house_.settings.lag;
    if (!lag.on || by.lag.creditable_ms() < lag.least_ms) return 0;
    const match::Time left = std::max<match::Time>(0, lag.most_per_game_ms - live_.credited_ms(seat));
    return std::min({by.lag.creditable_ms(), lag.most_per_move_ms, left});
}

void Room::carry_out(const Connection& by, const wire::CommandId& id, const match::Command& command,
                     Now now) {
    const store::Sequence before = live_.head();
    if (const auto refusal = live_.advance(command, time(now)))
        return refuse(by, id, match::code(*refusal), now);
    if (live_.head() == before) return answer(by, id, wire::ok_text(id.text));
    answer(by, id, wire::ok_text(id.text, {before + 1, live_.head()}));
}

// Flags that are due fall, whatever becomes of the command that follows.
void Room::let_time_pass(Now now) {
    if (!clockwork_.runs() || match().over()) return;
    const bool due = std::ranges::any_of(match::kBoards, [&](match::BoardId board) {
        const auto runs_out = match().games[board].clock.runs_out_at();
        return runs_out && *runs_out <= time(now);
    });
    if (due) live_.advance(match::Tick{}, time(now));
}

void Room::follow_up(Now now) {
    last_used_ = now.instant;
    go_on(now);
}

void Room::go_on(Now now) {
    play_premoves(now);
    if (match().over()) notes_.premoves = {};
    end_hold_if_due(now);
    set_alarm();
    flush(now);
}

// Whoever is on move has stayed away for so long that he will not come back.
void Room::give_up_for_the_absent(Now now) {
    last_used_ = now.instant;
    if (match().paused) live_.advance(match::ArbiterCommand{match::arbiter::Resume{}, ""}, time(now));
    for (const match::BoardId board : match::kBoards)
        if (match().has_board(board) && !match().games[board].over())
            live_.advance(match::PlayerCommand{match().on_move(board), command::Resign{}}, time(now));
}

// ---- premoves

void Room::premove(const Connection& by, const wire::client::Premove& message, Now now) {
    if (const auto problem = why_not_for(message.seat, by))
        return refuse(by, message.id, code(*problem), now);
    const match::Conduct& conduct = match().conduct();
    // By the book, hands make moves and press clocks.
    if (conduct.clock != match::ClockPress::automatic || conduct.legality != match::Legality::enforced)
        return refuse(by, message.id, code(Problem::premove_not_allowed), now);
    const auto move = message.move ? scenario::parse_move(*message.move) : std::nullopt;
    if (message.move && !move) return refuse(by, message.id, code(Problem::bad_command), now);
    let_time_pass(now);
    if (match().over()) return refuse(by, message.id, match::code(match::Refusal::match_over), now);
    if (match().game(message.seat).over())
        return refuse(by, message.id, match::code(match::Refusal::game_over), now);
    notes_.premoves[message.seat] = move ? std::optional{Premove{*move, message.when_arrives}} : std::nullopt;
    answer(by, message.id, wire::ok_text(message.id.text));
    follow_up(now);
}

bool Room::premove_is_due(Seat seat) const {
    const auto& premove = notes_.premoves[seat];
    if (!premove || match().over() || match().paused) return false;
    if (match().game(seat).over()) return true;  // to be dropped
    if (match().on_move(seat.board()) != seat) return false;
    const auto* drop = std::get_if<rules::DropCoordinates>(&premove->move.what);
    return !premove->when_arrives || drop == nullptr || match().reserve(seat).has(drop->role);
}

void Room::play_premove(Seat seat, Now now) {
    const Premove premove = *std::exchange(notes_.premoves[seat], std::nullopt);
    auto refusal = match::why_not_playable(match(), seat, premove.move);
    if (!refusal) refusal = live_.advance(match::PlayerCommand{seat, command::Play{premove.move}}, time(now));
    next_.notices.push_back({seat, premove_text(seat, refusal ? match::code(*refusal) : "played")});
}

// One may make the next one due; each is played once.
void Room::play_premoves(Now now) {
    if (not_before_) return;
    const auto due = [this](Seat seat) { return premove_is_due(seat); };
    for (const auto* seat = std::ranges::find_if(match::kSeats, due); seat != match::kSeats.end();
         seat = std::ranges::find_if(match::kSeats, due))
        play_premove(*seat, now);
}

// ---- the arbiter, bots, a rematch

void Room::rule(const Connection& by, const wire::client::Rule& message, Now now) {
    auto act = parse_act(message.what);
    if (!act) return refuse(by, message.id, code(Problem::bad_command), now);
    if (!message.reason.empty() && !is_showable(message.reason, kLongestWords))
        return refuse(by, message.id, code(Problem::bad_text), now);
    let_time_pass(now);
    carry_out(by, message.id, match::ArbiterCommand{std::move(*act), message.reason}, now);
    follow_up(now);
}

void Room::bot_acts(Seat seat, command::OfPlayer what, Now now) {
    const auto& player = card_.seats[seat];
    if (!player || player->kind != PlayerKind::bot) return;
    const auto problem = why_too_much(what, seat, now);
    // A log that is full ends in somebody's giving up; people are told so, a bot does it.
    if (problem == Problem::too_many) what = command::Resign{};
    if (problem && problem != Problem::too_many) return;
    let_time_pass(now);
    live_.advance(match::PlayerCommand{seat, std::move(what)}, time(now));
    follow_up(now);
}

void Room::wish_rematch(const Connection& by, const wire::client::Rematch& message, Now now) {
    const auto seat = seat_of(*by.person);
    if (!ended_) return refuse(by, message.id, code(Problem::match_not_over), now);
    if (rematch_asked_ || !notes_.rematch_table.empty())
        return refuse(by, message.id, code(Problem::too_late), now);
    notes_.wishes[*seat] = message.how;
    answer(by, message.id, wire::ok_text(message.id.text));
    follow_up(now);
}

}  // namespace doorgeef::server
