#include "server/api/sessions.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

constexpr store::UnixMs kGuestMs = 30 * kDayMs;
constexpr store::UnixMs kAccountMs = 90 * kDayMs;

store::UnixMs lasts_ms(bool account) {
    return account ? kAccountMs : kGuestMs;
}

}  // namespace

People::Found Sessions::person(const std::optional<std::string>& session, Now now) {
    if (!session) return std::shared_ptr<const Person>{};
    store::UnixMs expires_at_ms = 0;
    auto found = house_.people.person_of_session(*session, now.unix_ms, expires_at_ms);
    if (!found || !*found) return found;
    // Once a day is often enough to write it down.
    const store::UnixMs lasts = lasts_ms((*found)->account);
    if (expires_at_ms - now.unix_ms < lasts - kDayMs) extend(*session, now.unix_ms + lasts);
    return found;
}

void Sessions::extend(const std::string& session, store::UnixMs expires_at_ms) const {
    house_.writes.write({store::write::ExtendSession{session, expires_at_ms}},
                        [this, session, expires_at_ms](store::Failure failure, Now /*now*/) {
                            if (failure) return;
                            for (const ConnectionId id : house_.people.connections_of_session(session))
                                house_.people.find(id)->session_expires_at_ms = expires_at_ms;
                        });
}

Sessions::Opened Sessions::open(const store::Person& who, Now now) const {
    SessionToken token = house_.chance.session_token();
    const store::UnixMs lasts = lasts_ms(std::holds_alternative<store::AccountId>(who));
    store::Session session{token.hash, who, now.unix_ms, now.unix_ms + lasts, false};
    return {std::move(token), {std::move(session)}};
}

void Sessions::ended(const std::string& session) const {
    for (const ConnectionId id : house_.people.connections_of_session(session))
        close_(id, CloseCode::session_ended);
}

void Sessions::all_ended(const std::string& person, const std::optional<std::string>& but_for) const {
    close_all(person, but_for, CloseCode::session_ended);
}

// What somebody may no longer do he must not go on doing because it cannot be read: he has to come anew.
void Sessions::changed(const store::AccountId& account) const {
    if (house_.people.look_again(account)) close_all(account.text, std::nullopt, CloseCode::storage_failed);
}

void Sessions::close_all(const std::string& person, const std::optional<std::string>& but_for,
                         CloseCode code) const {
    std::vector<ConnectionId> ended;
    for (const auto& [id, connection] : house_.people.all())
        if (connection.person && connection.person->id == person && connection.session != but_for)
            ended.push_back(id);
    for (const ConnectionId id : ended) close_(id, code);
}

}  // namespace doorgeef::server
