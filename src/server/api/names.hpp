// The names of those who sit in stored matches.
#pragma once

#include "server/people/person.hpp"
#include "store/store.hpp"

#include <map>
#include <optional>
#include <string>

namespace doorgeef::server {

class Names {
public:
    explicit Names(const store::Store& store) : store_(store) {}

    // Nothing for an empty seat.
    std::optional<Player> player(const store::Occupant& occupant);
    // Empty if there is no such account.
    const std::string& account(const store::AccountId& id);
    // One could not be read, so what was made with them is not whole.
    bool failed() const { return failed_; }

private:
    const store::Store& store_;
    std::map<store::AccountId, std::string> known_{};
    bool failed_ = false;
};

}  // namespace doorgeef::server
