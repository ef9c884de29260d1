#include "server/service.hpp"

#include "server/parts.hpp"

#include <utility>

namespace doorgeef::server {

Service::Service(Outside& outside, const store::Store& store, Chance& chance, BotPlayers& bots,
                 Settings settings)
    : parts_(std::make_unique<Parts>(outside, store, chance, bots, std::move(settings))) {}

Service::~Service() = default;

rules::Result<Restored, store::StoreProblem> Service::restore(Now now) {
    auto restored = parts_->restore(now);
    parts_->settle();
    return restored;
}

void Service::opened(ConnectionId connection, const Visitor& visitor, Now now) {
    parts_->opened(connection, visitor, now);
    parts_->settle();
}

void Service::received(ConnectionId connection, std::string_view text, Now now) {
    parts_->received(connection, text, now);
    parts_->settle();
}

void Service::closed(ConnectionId connection, Now now) {
    parts_->closed(connection, now);
    parts_->settle();
}

void Service::measured_lag(ConnectionId connection, RoundTrip round_trip, Now /*now*/) {
    parts_->measured_lag(connection, round_trip);
}

void Service::written(WriteId id, store::Failure failure, Now now) {
    parts_->writes_.written(id, failure, now);
    parts_->settle();
}

void Service::woke(Now now) {
    parts_->woke(now);
    parts_->settle();
}

void Service::requested(RequestId id, ApiRequest request, Now now) {
    parts_->api_.requested(id, request, now);
    parts_->settle();
}

void Service::password_hashed(JobId job, std::optional<std::string> hash, Now now) {
    parts_->api_.passwords().hashed(job, std::move(hash), now);
    parts_->settle();
}

void Service::password_checked(JobId job, std::optional<bool> fits, Now now) {
    parts_->api_.passwords().checked(job, fits, now);
    parts_->settle();
}

void Service::account_changed(const store::AccountId& account) {
    parts_->api_.sessions().changed(account);
    parts_->settle();
}

void Service::bot_commands(const store::MatchId& match, match::Seat seat, match::command::OfPlayer what,
                           Now now) {
    Room* room = parts_->stopping_ ? nullptr : parts_->rooms_.find_in_memory(match.text);
    if (room != nullptr && !room->ended()) room->bot_acts(seat, std::move(what), now);
    parts_->settle();
}

void Service::begin_shutdown(Now now) {
    parts_->begin_shutdown(now);
    parts_->settle();
}

bool Service::has_stopped() const {
    return parts_->has_stopped();
}

Figures Service::figures() const {
    return parts_->figures();
}

}  // namespace doorgeef::server
