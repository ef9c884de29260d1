// What every part of the server's logic works with.
#pragma once

#include "server/alarms.hpp"
#include "server/bot_players.hpp"
#include "server/chance.hpp"
#include "server/outside.hpp"
#include "server/people/people.hpp"
#include "server/problem.hpp"
#include "server/ratings/ratings.hpp"
#include "server/settings.hpp"
#include "server/writes.hpp"
#include "store/store.hpp"

#include <memory>
#include <string>
#include <utility>

namespace doorgeef::server {

struct House {
    Outside& outside;
    const store::Store& store;
    Chance& chance;
    BotPlayers& bots;
    const Settings& settings;
    People& people;
    Alarms& alarms;
    Writes& writes;
    Ratings& ratings;

    void send(ConnectionId connection, std::string text) const {
        outside.send(connection, std::make_shared<const std::string>(std::move(text)));
    }
    void refuse(ConnectionId connection, std::string_view command_id, Problem problem) const;

    // Fifteen letters and digits: 75 bits, so that nobody guesses the link to a table.
    std::string new_id() const;
};

}  // namespace doorgeef::server
