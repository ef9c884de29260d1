#include "server/room/room.hpp"

#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;

Room::Room(const House& house, RoomListener& listener, RoomCard card, Stored stored)
    : house_(house), listener_(listener), card_(std::move(card)), live_(std::move(stored.match)),
      notes_(stored.notes), stored_notes_(std::move(stored.notes)), fence_(stored.fence),
      owned_(stored.owned), ended_(stored.ended), clockwork_(live_.latest()),
      alarm_(house.alarms.add([this](Now now) { ring(now); })) {
    live_json();
}

Room::~Room() {
    house_.alarms.remove(alarm_);
}

bool Room::is_unused() const {
    return ended_ && viewers_.all().empty() && !in_flight_ && !rematch_asked_;
}

bool Room::arbiter_called() const {
    return std::ranges::any_of(match().games.values,
                               [](const match::Game& game) { return game.arbiter_called; });
}

RoleSet Room::roles_of(const Person& person) const {
    RoleSet roles;
    if (seat_of(person)) roles.add(Role::player);
    if (arbiter_ && arbiter_->id == person.id && person.has(store::AccountRole::arbiter))
        roles.add(Role::in_charge);
    return roles;
}

std::optional<Seat> Room::seat_of(const Person& person) const {
    for (const Seat seat : match::kSeats)
        if (const auto& player = card_.seats[seat]; player && player->is(person)) return seat;
    return std::nullopt;
}

Viewer Room::viewer(const Connection& connection) const {
    const Person* person = connection.person.get();
    return {connection.id, view_of(person), person != nullptr ? seat_of(*person) : std::nullopt};
}

View Room::view_of(const Person* person) const {
    // After the end everybody may read everything.
    if (ended_) return View::arbiter;
    if (person == nullptr) return View::spectator;
    if (const auto seat = seat_of(*person))
        return seat->team() == match::Team::a ? View::team_a : View::team_b;
    return roles_of(*person).has(Role::in_charge) ? View::arbiter : View::spectator;
}

void Room::set_arbiter(std::optional<PersonRef> arbiter, Now now) {
    if (arbiter_ == arbiter) return;
    arbiter_ = std::move(arbiter);
    look_at_viewers_again(now);
    tell_call();
}

void Room::look_at_viewers_again(Now now) {
    for (const Viewer& before : std::vector<Viewer>{viewers_.all()})
        if (const Connection* connection = house_.people.find(before.connection)) {
            viewers_.put(viewer(*connection));
            house_.send(before.connection, match_text(*viewers_.find(before.connection), now));
        }
}

void Room::player_changed(const std::string& person, const Player& is_now, Now now) {
    if (arbiter_ && arbiter_->id == person && is_now.human())
        set_arbiter(PersonRef{person, is_now.name}, now);
    bool changed = false;
    for (auto& seat : card_.seats.values)
        if (seat && seat->human() && seat->id == person && seat != is_now) {
            seat = is_now;
            changed = true;
        }
    if (!changed) return;
    live_json_.upto = -1;
    look_at_viewers_again(now);
}

// ---- time

void Room::begin(Now now) {
    clockwork_.start(now.instant);
    last_used_ = now.instant;
    set_alarm();
    show_bots(live_.stored(), now);
}

void Room::resume_after_restart(Now now) {
    hold_until_ = now.instant + house_.settings.hold_ms;
    last_used_ = now.instant;
    end_hold_if_due(now);
    set_alarm();
    flush(now);  // takes the match over
}

bool Room::players_are_back() const {
    return std::ranges::all_of(match::kBoards, [&](match::BoardId board) {
        const auto running = match().games[board].clock.running();
        if (!match().has_board(board) || !running) return true;
        const Seat seat = match().seat(board, *running);
        return viewers_.anybody_at(seat) || !card_.seats[seat] || !card_.seats[seat]->human();
    });
}

void Room::end_hold_if_due(Now now) {
    if (!hold_until_ || (now.instant < *hold_until_ && !players_are_back())) return;
    hold_until_.reset();
    clockwork_.start(now.instant);
    send_to_all(held_text(now));
    show_bots(live_.stored(), now);
}

void Room::set_alarm() {
    std::optional<Instant> due = hold_until_;
    const auto earlier = [&due](Instant instant) { due = due ? std::min(*due, instant) : instant; };
    if (clockwork_.runs() && !match().over())
        for (const match::BoardId board : match::kBoards)
            if (const auto time = match().games[board].clock.runs_out_at())
                earlier(clockwork_.instant_of(*time));
    if (const auto abandoned = abandoned_at()) earlier(*abandoned);
    if (!not_before_) return house_.alarms.set_no_later(alarm_, due);
    house_.alarms.set(alarm_, not_before_);
}

// Without a clock that runs nothing would ever end a match that its players have left.
std::optional<Instant> Room::abandoned_at() const {
    if (ended_ || match().over() || hold_until_) return std::nullopt;
    const bool flag_will_fall = std::ranges::any_of(
        match().games.values, [](const match::Game& game) { return game.clock.runs_out_at().has_value(); });
    const auto is_here = [this](Seat seat) { return viewers_.anybody_at(seat); };
    if (flag_will_fall || std::ranges::any_of(match::kSeats, is_here)) return std::nullopt;
    return last_used_ + house_.settings.abandoned_ms;
}

void Room::ring(Now now) {
    if (not_before_ && now.instant >= *not_before_) {
        not_before_.reset();
        show_bots(live_.stored(), now);  // what they saw may not have happened
    }
    end_hold_if_due(now);
    let_time_pass(now);
    if (const auto abandoned = abandoned_at(); abandoned && now.instant >= *abandoned)
        give_up_for_the_absent(now);
    go_on(now);
    ask_for_rematch(now);
}

// ---- who watches, who moves

void Room::watch(Connection& connection, store::Sequence from, Now now) {
    last_used_ = now.instant;
    const Viewer watcher = viewer(connection);
    if (watcher.seat && !controller(*watcher.seat)) controllers_[*watcher.seat] = connection.id;
    const bool was_here = watcher.seat && viewers_.anybody_at(*watcher.seat);
    viewers_.put(watcher);
    house_.send(connection.id, match_text(watcher, now));
    if (from < live_.stored()) house_.send(connection.id, events_text(from, watcher.view, now));
    if (!watcher.seat || was_here) return;
    presence_changed(*watcher.seat);
    end_hold_if_due(now);
    set_alarm();
}

void Room::unwatch(ConnectionId connection, Now now) {
    const Viewer* found = viewers_.find(connection);
    if (found == nullptr) return;
    const auto seat = found->seat;
    viewers_.remove(connection);
    last_used_ = now.instant;
    if (!seat) return;
    if (controllers_[*seat] == connection) controllers_[*seat].reset();
    if (viewers_.anybody_at(*seat)) return;
    presence_changed(*seat);
    set_alarm();
}

std::optional<ConnectionId> Room::controller(Seat seat) const {
    const auto id = controllers_[seat];
    if (!id) return std::nullopt;
    const Connection* connection = house_.people.find(*id);
    return connection != nullptr && !connection->closing ? id : std::nullopt;
}

bool Room::in_control(Seat seat, ConnectionId connection) const {
    return controller(seat) == connection;
}

// A seat that no window moves for is taken by the first that wants to.
std::optional<Problem> Room::why_not_for(Seat seat, const Connection& by) {
    if (!match().has_seat(seat)) return Problem::no_such_seat;
    if (!card_.seats[seat] || !card_.seats[seat]->is(*by.person)) return Problem::not_your_seat;
    if (!controller(seat)) controllers_[seat] = by.id;
    return in_control(seat, by.id) ? std::nullopt : std::optional{Problem::not_in_control};
}

void Room::control(Connection& connection, const wire::client::Control& message) {
    const Seat seat = message.seat;
    const auto problem = why_not_for(seat, connection);
    if (problem && *problem != Problem::not_in_control)
        return house_.refuse(connection.id, message.id.text, *problem);
    const auto before = controller(seat);
    if (message.take)
        controllers_[seat] = connection.id;
    else if (before == connection.id)
        controllers_[seat].reset();
    house_.send(connection.id, wire::ok_text(message.id.text));
    if (message.take && before && before != connection.id) house_.send(*before, control_text(seat));
}

void Room::send_to_all(const std::string& text) const {
    if (viewers_.all().empty()) return;
    const auto shared = std::make_shared<const std::string>(text);
    for (const Viewer& viewer : viewers_.all()) house_.outside.send(viewer.connection, shared);
}

void Room::send_to_seat(Seat seat, const std::string& text) const {
    for (const Viewer& viewer : viewers_.all())
        if (viewer.seat == seat) house_.send(viewer.connection, text);
}

// ---- the state of the players' connections

std::optional<Instant> Room::lag_ms(Seat seat) const {
    std::optional<Instant> best;
    for (const Viewer& viewer : viewers_.all()) {
        if (viewer.seat != seat) continue;
        const Connection* connection = house_.people.find(viewer.connection);
        const auto lag = connection != nullptr ? connection->lag.latest_ms() : std::nullopt;
        if (lag && (!best || *lag < *best)) best = lag;
    }
    return best;
}

std::string_view Room::presence(Seat seat) const {
    if (card_.seats[seat] && card_.seats[seat]->kind == PlayerKind::bot) return "here";
    if (!viewers_.anybody_at(seat)) return "away";
    return lag_ms(seat).value_or(0) > house_.settings.slow_ms ? "slow" : "here";
}

void Room::presence_changed(Seat seat) {
    shown_lag_ms_[seat] = lag_ms(seat);
    send_to_all(seat_text(seat));
}

void Room::lag_changed(const Connection& connection) {
    const Viewer* viewer = viewers_.find(connection.id);
    if (viewer == nullptr || !viewer->seat) return;
    const auto lag = lag_ms(*viewer->seat);
    const auto& shown = shown_lag_ms_[*viewer->seat];
    // Small changes are not worth a message to everybody.
    const bool much = !shown || !lag || std::abs(*lag - *shown) > std::max<Instant>(50, *shown / 2);
    if (much && lag != shown) presence_changed(*viewer->seat);
}

}  // namespace doorgeef::server
