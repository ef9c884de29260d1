// What the clients and the bots remember, for the checker.
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "match/seat.hpp"
#include "server/now.hpp"

#include <map>
#include <memory>
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

// A bot has no ids and gets no answers: what it ordered is in the log once, or not at all.
struct BotOrder {
    match::Seat seat{};
    match::command::OfPlayer what{};
    Instant given_at = 0;
};

// What the bots of one match were shown and did.
struct BotRecord {
    std::vector<match::Seat> seats{};
    std::vector<BotOrder> orders{};
    std::map<int, std::vector<match::event::Said>> said{};  // by the life of the process
    std::shared_ptr<const match::Match> latest{};           // how it stood when they last looked
    Instant looked_at = 0;
};

using BotRecords = std::map<std::string, BotRecord>;  // by match

// How often something happened that a simulation must have seen to be worth anything.
using Coverage = std::map<std::string, int>;

// What is wrong, in words.
using Findings = std::vector<std::string>;

}  // namespace doorgeef::server::simulation
