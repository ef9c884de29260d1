// Four people (two in a ruleset with one board) who play a few matches together, and what they tell each
// other besides the server: which table, which match.
#pragma once

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
    bool finds = false;  // they let the server put them together
    int matches_to_play = 1;

    RematchHow rematch{};  // what they want after each

    std::string table{};
    bool seated = false;                 // the server has seated them there, ready
    std::string match{};                 // that they play, or have played last; empty: none at this table yet
    std::vector<std::string> matches{};  // all, in their order

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
