// Live matches whose players want the arbiter: everybody with that role is told, and what they claim.
#pragma once

#include "server/house.hpp"

#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server {

class Calls {
public:
    explicit Calls(const House& house) : house_(house) {}

    // As Room::call_json; empty: no longer.
    void set(const std::string& match, const std::string& call);
    // If he is an arbiter, and there are any.
    void tell_newcomer(const Connection& connection) const;

private:
    std::string text() const;

    const House& house_;
    std::vector<std::pair<std::string, std::string>> calls_{};  // by match, the oldest first
};

}  // namespace doorgeef::server
