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
    using Close = std::function<void(ConnectionId, CloseCode)>;

    Sessions(const House& house, Close close) : house_(house), close_(std::move(close)) {}

    // Null: nobody, or the session has ended. One that is used lasts longer.
    People::Found person(const std::optional<std::string>& session, Now now);

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

    // The account's name or roles have changed: whoever is connected as it is so from now on.
    void changed(const store::AccountId& account) const;

private:
    void extend(const std::string& session, store::UnixMs expires_at_ms) const;
    void close_all(const std::string& person, const std::optional<std::string>& but_for,
                   CloseCode code) const;

    const House& house_;
    Close close_;
};

}  // namespace doorgeef::server
