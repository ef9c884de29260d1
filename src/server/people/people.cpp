#include "server/people/people.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

People::Found nobody_if_not_found(store::StoreProblem problem) {
    if (problem == store::StoreProblem::not_found) return std::shared_ptr<const Person>{};
    return problem;
}

}  // namespace

People::Found People::look_up(const store::Person& who) const {
    if (const auto* guest = std::get_if<store::Guest>(&who))
        return std::make_shared<const Person>(Person{guest->id.text, guest->name, false, {}});
    const auto account = store_.account(std::get<store::AccountId>(who));
    if (!account) return nobody_if_not_found(account.error());
    const auto roles = store_.roles(account->id);
    if (!roles) return nobody_if_not_found(roles.error());
    return std::make_shared<const Person>(Person{account->id.text, account->name, true, *roles});
}

People::Found People::person_of_session(const std::string& session, store::UnixMs now,
                                        store::UnixMs& expires_at_ms) const {
    const auto found = store_.session(session);
    if (!found) return nobody_if_not_found(found.error());
    if (found->revoked || found->expires_at_ms <= now) return std::shared_ptr<const Person>{};
    expires_at_ms = found->expires_at_ms;
    return look_up(found->who);
}

Connection& People::add(ConnectionId id) {
    Connection& connection = connections_[id];
    connection.id = id;
    return connection;
}

Connection* People::find(ConnectionId id) {
    const auto found = connections_.find(id);
    return found == connections_.end() ? nullptr : &found->second;
}

void People::remove(ConnectionId id) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    if (found->second.greeted && found->second.person) {
        const auto presence = here_.find(found->second.person->id);
        std::erase(presence->second.connections, id);
        if (presence->second.connections.empty()) here_.erase(presence);
    }
    connections_.erase(found);
}

void People::greeted(Connection& connection) {
    if (std::exchange(connection.greeted, true) || !connection.person) return;
    Presence& presence = here_[connection.person->id];
    presence.person = connection.person;
    presence.connections.push_back(connection.id);
}

std::shared_ptr<const Person> People::who_is_here(const std::string& person) const {
    const auto found = here_.find(person);
    return found == here_.end() ? nullptr : found->second.person;
}

std::vector<ConnectionId> People::connections_of(const std::string& person) const {
    const auto found = here_.find(person);
    return found == here_.end() ? std::vector<ConnectionId>{} : found->second.connections;
}

store::Failure People::look_again(const store::AccountId& account) {
    const auto found = look_up(account);
    if (!found) return found.error();
    const auto& person = *found;
    if (!person) return std::nullopt;
    for (auto& [id, connection] : connections_)
        if (connection.person && connection.person->id == account.text) connection.person = person;
    if (const auto here = here_.find(account.text); here != here_.end()) here->second.person = person;
    return std::nullopt;
}

std::vector<ConnectionId> People::connections_of_session(const std::string& session) const {
    std::vector<ConnectionId> found;
    for (const auto& [id, connection] : connections_)
        if (connection.person && connection.session == session) found.push_back(id);
    return found;
}

}  // namespace doorgeef::server
