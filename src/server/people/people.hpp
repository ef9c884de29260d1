// Everybody who is connected, and as whom.
#pragma once

#include "server/people/connection.hpp"
#include "store/store.hpp"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace doorgeef::server {

class People {
public:
    explicit People(const store::Store& store) : store_(store) {}

    // Null: there is nobody like that. An error: that cannot be said now.
    using Found = store::Read<std::shared_ptr<const Person>>;

    // As whom the session lets somebody in; null for one that is unknown, revoked or expired.
    Found person_of_session(const std::string& session, store::UnixMs now,
                            store::UnixMs& expires_at_ms) const;

    Connection& add(ConnectionId id);
    void remove(ConnectionId id);
    Connection* find(ConnectionId id);
    const std::unordered_map<ConnectionId, Connection>& all() const { return connections_; }

    // A person is here while one of his connections has said hello.
    void greeted(Connection& connection);
    bool is_here(const std::string& person) const { return here_.contains(person); }
    std::shared_ptr<const Person> who_is_here(const std::string& person) const;
    std::vector<ConnectionId> connections_of(const std::string& person) const;

    // The account's name or roles have changed: everybody who is connected as it is looked up again. A
    // failure: who they are now cannot be said.
    store::Failure look_again(const store::AccountId& account);
    std::vector<ConnectionId> connections_of_session(const std::string& session) const;

private:
    struct Presence {
        std::shared_ptr<const Person> person{};
        std::vector<ConnectionId> connections{};
    };

    Found look_up(const store::Person& who) const;

    const store::Store& store_;
    std::unordered_map<ConnectionId, Connection> connections_{};
    std::unordered_map<std::string, Presence> here_{};
};

}  // namespace doorgeef::server
