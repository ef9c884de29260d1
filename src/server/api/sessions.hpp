// Who asks, by the session cookie: how long that holds, and what ends it.
#pragma once

#include "server/house.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace doorgeef::server {

class Sessions {
public:
    // `close` closes a connection whose session has ended.
    Sessions(const House& house, std::function<void(ConnectionId)> close)
        : house_(house), close_(std::move(close)) {}

    // Null: nobody, or the session has ended. One that is used lasts longer.
    std::shared_ptr<const Person> person(const std::optional<std::string>& session, Now now);

    // A new session, and what is written for it.
    struct Opened {
        SessionToken token{};
        store::write::OpenSession write{};
    };
    Opened open(const store::Person& who, Now now) const;

    // To be called when it is on disk: nobody is connected by it any more.
    void ended(const std::string& session) const;
    // The same for all sessions of a person but for one.
    void all_ended(const std::string& person, const std::optional<std::string>& but_for = std::nullopt) const;

private:
    void extend(const std::string& session, store::UnixMs expires_at_ms) const;

    const House& house_;
    std::function<void(ConnectionId)> close_;
};

}  // namespace doorgeef::server
