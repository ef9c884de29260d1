// Players that are programs. A bot takes a seat like a person; it is shown the match whenever that has
// changed, and plays by Service::bot_commands.
#pragma once

#include "match/command.hpp"
#include "match/match.hpp"
#include "store/records.hpp"

#include <string_view>

namespace doorgeef::server {

struct BotSeat {
    std::string_view bot{};  // the name under which it was put there
    const store::MatchId& match;
    match::Seat seat{};
};

class BotPlayers {
public:
    virtual ~BotPlayers() = default;

    virtual bool knows(std::string_view bot) const = 0;

    // The match as it is at `now`, after something has happened that is on disk. Must not wait: a bot that
    // has to think does so elsewhere, on a copy.
    virtual void look(const BotSeat& seat, const match::Match& match, match::Time now) = 0;
};

// Nobody: for servers without bots.
class NoBots final : public BotPlayers {
public:
    bool knows(std::string_view /*bot*/) const override { return false; }
    void look(const BotSeat& /*seat*/, const match::Match& /*match*/, match::Time /*now*/) override {}
};

}  // namespace doorgeef::server
