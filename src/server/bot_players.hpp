// Players that are programs. A bot takes a seat like a person; it is shown the match whenever that has
// changed, also when it has ended, and plays by Service::bot_commands.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "store/records.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace doorgeef::server {

struct BotCard {
    std::string id{};    // by which it is asked for
    std::string name{};  // for showing, and in the archive
};

struct BotSeat {
    std::string_view bot{};  // its id
    match::Seat seat{};
};

// What the bots of one match are shown.
struct BotView {
    const store::MatchId& id;
    std::span<const BotSeat> bots{};
    const match::Match& match;
    match::Time now = 0;
    std::span<const match::event::Said> said{};  // since they were shown it last
};

class BotPlayers {
public:
    virtual ~BotPlayers() = default;

    // Those that can be asked to play; always the same ones.
    virtual std::span<const BotCard> all() const = 0;

    // After something has happened that is on disk. Must not wait: a bot that has to think does so elsewhere,
    // on a copy.
    virtual void look(const BotView& view) = 0;

    // Null: there is none.
    const BotCard* find(std::string_view id) const {
        const auto cards = all();
        const auto found = std::ranges::find(cards, id, &BotCard::id);
        return found == cards.end() ? nullptr : &*found;
    }
    const BotCard* find_by_name(std::string_view name) const {
        const auto cards = all();
        const auto found = std::ranges::find(cards, name, &BotCard::name);
        return found == cards.end() ? nullptr : &*found;
    }
};

// Nobody: for servers without bots.
class NoBots final : public BotPlayers {
public:
    std::span<const BotCard> all() const override { return {}; }
    void look(const BotView& /*view*/) override {}
};

}  // namespace doorgeef::server
