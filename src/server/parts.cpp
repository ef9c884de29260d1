#include "server/parts.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

Service::Parts::Parts(Outside& outside, const store::Store& store, Chance& chance, BotPlayers& bots,
                      Settings settings)
    : settings_(std::move(settings)), outside_(outside), people_(store), writes_(outside), ratings_(store),
      house_{outside, store, chance, bots, settings_, people_, alarms_, writes_, ratings_},
      addresses_(settings_.limits), calls_(house_), rooms_(house_, *this), lobby_(house_, rooms_),
      api_(house_, addresses_, lobby_, rooms_,
           [this](ConnectionId id, CloseCode code) { close(*people_.find(id), code); }) {}

rules::Result<Restored, store::StoreProblem> Service::Parts::restore(Now now) {
    const auto unreadable = rooms_.restore(now);
    if (!unreadable) return unreadable.error();
    const auto tables = lobby_.restore(now);
    if (!tables) return tables.error();
    api_.restore(now);
    return Restored{rooms_.live(), *tables, *unreadable};
}

namespace {

// When its session may have expired; some never do.
Instant look_again_at(const Connection& connection, Now now) {
    return now.instant + std::min(connection.session_expires_at_ms - now.unix_ms, kDayMs);
}

}  // namespace

void Service::Parts::opened(ConnectionId id, const Visitor& visitor, Now now) {
    Connection& connection = people_.add(id);
    connection.address = visitor.address;
    const bool allowed = addresses_.opened(visitor.address, now.instant);
    if (stopping_) return close(connection, CloseCode::server_stops);
    if (!allowed) {
        outside_.met(Trouble::connections, visitor.address);
        return close(connection, CloseCode::too_many);
    }
    if (!visitor.session) return;
    const auto person =
        people_.person_of_session(*visitor.session, now.unix_ms, connection.session_expires_at_ms);
    // Nobody is taken for a visitor because it cannot be read who he is.
    if (!person) return close(connection, CloseCode::storage_failed);
    if (!*person) return;
    connection.person = *person;
    connection.session = *visitor.session;
    alarms_.set_no_later(expiry_alarm_, look_again_at(connection, now));
}

// Also of those who say nothing. Sessions may have been prolonged since the alarm was set.
void Service::Parts::close_expired(Now now) {
    for (const auto& [id, connection] : people_.all()) {
        if (connection.session_has_expired(now))
            close(*people_.find(id), CloseCode::session_ended);
        else if (connection.person)
            alarms_.set_no_later(expiry_alarm_, look_again_at(connection, now));
    }
}

void Service::Parts::closed(ConnectionId id, Now now) {
    const Connection* connection = people_.find(id);
    if (connection == nullptr) return;
    addresses_.closed(connection->address, now.instant);
    lobby_.forget(*connection);
    const std::vector<std::string> matches = connection->matches;
    const auto person = connection->greeted ? connection->person : nullptr;
    people_.remove(id);
    for (const std::string& match : matches)
        if (Room* room = rooms_.find_in_memory(match)) room->unwatch(id, now);
    if (person && !people_.is_here(person->id)) lobby_.presence_changed(person->id, now);
}

void Service::Parts::measured_lag(ConnectionId id, RoundTrip round_trip) {
    Connection* connection = people_.find(id);
    if (connection == nullptr) return;
    connection->lag.measured(round_trip);
    for (const std::string& match : connection->matches)
        if (Room* room = rooms_.find_in_memory(match)) room->lag_changed(*connection);
}

void Service::Parts::call_changed(Room& room) {
    calls_.set(room.id().text, room.call_json());
    if (!room.ended()) lobby_.match_changed(room);
}

void Service::Parts::match_ended(Room& room, Now now) {
    rooms_.ended(room);
    lobby_.match_ended(room, now);
}

void Service::Parts::close(Connection& connection, CloseCode code) {
    if (!std::exchange(connection.closing, true)) outside_.close(connection.id, code);
}

void Service::Parts::woke(Now now) {
    wakes_at_.reset();
    if (!stopping_) alarms_.ring(now);
}

void Service::Parts::begin_shutdown(Now /*now*/) {
    stopping_ = true;
    lobby_.stop();
    api_.stop();
}

Figures Service::Parts::figures() const {
    return {people_.all().size(), rooms_.live(), rooms_.in_memory(), lobby_.size(), writes_.under_way()};
}

void Service::Parts::settle() {
    if (has_stopped() && !std::exchange(closed_all_, true))
        for (const auto& [id, connection] : people_.all()) close(*people_.find(id), CloseCode::server_stops);
    const auto next = stopping_ ? std::nullopt : alarms_.next();
    if (!next || (wakes_at_ && *wakes_at_ <= *next)) return;
    wakes_at_ = next;
    outside_.wake_at(*next);
}

}  // namespace doorgeef::server
