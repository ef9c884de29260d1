// Four players (two in a ruleset with one board) who play a few matches together, and what the people among
// them tell each other besides the server: which table, which match.
#pragma once

#include "match/seat.hpp"
#include "server/room/notes.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server::simulation {

struct Group {
    std::string agreement{};  // as JSON
    bool by_hand = false;     // clocks are pressed, pieces passed, flags claimed
    int boards = 2;
    bool finds = false;                 // they let the server put them together
    match::BySeat<std::string> bots{};  // which bot sits there; empty: a person
    bool bots_come_first = false;       // they are asked for with the table, not one by one afterwards
    match::Seat host{};                 // the person who sits there opens the table
    int matches_to_play = 1;

    RematchHow rematch{};  // what they want after each

    std::string table{};
    match::BySeat<bool> bot_sits{};      // the server has said so
    bool seated = false;                 // the server has seated them there, ready
    std::string match{};                 // that they play, or have played last; empty: none at this table yet
    std::vector<std::string> matches{};  // all, in their order

    // A bot has yet to be asked to sit there.
    bool wants_bot(match::Seat seat) const {
        return !bots[seat].empty() && !bots_come_first && !bot_sits[seat];
    }
    bool wants_more() const { return std::ssize(matches) < matches_to_play; }
    void begins(const std::string& id) {
        if (std::ranges::find(matches, id) != matches.end()) return;
        match = id;
        matches.push_back(id);
    }
    void goes_to(const std::string& next) {
        if (std::exchange(table, next) == next) return;
        seated = true;
        match.clear();
    }
};

}  // namespace doorgeef::server::simulation
