// What the clients remember, for the checker.
#pragma once

#include "match/seat.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace doorgeef::server::simulation {

// A command that somebody sent, however often.
struct SentCommand {
    std::string who{};
    std::string match{};  // empty: about tables
    std::string type{};   // "do"
    std::string what{};   // "play e2e4", or the premove
    match::Seat seat{};
    std::set<std::string> answers{};  // different ones, but for those that say "again later"
};

using Commands = std::map<std::string, SentCommand>;  // by id; no two clients use the same

// How often something happened that a simulation must have seen to be worth anything.
using Coverage = std::map<std::string, int>;

// What is wrong, in words.
using Findings = std::vector<std::string>;

}  // namespace doorgeef::server::simulation
