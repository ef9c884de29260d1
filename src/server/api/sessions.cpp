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

std::shared_ptr<const Person> Sessions::person(const std::optional<std::string>& session, Now now) {
    if (!session) return nullptr;
    store::UnixMs expires_at_ms = 0;
    auto person = house_.people.person_of_session(*session, now.unix_ms, expires_at_ms);
    if (!person) return nullptr;
    // Once a day is often enough to write it down.
    const store::UnixMs lasts = lasts_ms(person->account);
    if (expires_at_ms - now.unix_ms < lasts - kDayMs) extend(*session, now.unix_ms + lasts);
    return person;
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
    for (const ConnectionId id : house_.people.connections_of_session(session)) close_(id);
}

void Sessions::all_ended(const std::string& person, const std::optional<std::string>& but_for) const {
    std::vector<ConnectionId> ended;
    for (const auto& [id, connection] : house_.people.all())
        if (connection.person && connection.person->id == person && connection.session != but_for)
            ended.push_back(id);
    for (const ConnectionId id : ended) close_(id);
}

}  // namespace doorgeef::server
