// Puts people together who want to play the same. Wishes last as long as the people are there; nothing is
// stored.
//
// Whoever waits could not be put together with the others when he came, and nobody's going changes that. So
// only the newcomer is compared: with each waiting pair once. Single people who wait for the same have at
// most three different names, or four of them could play (with a pair: the two names of the pair, and one
// more).
#pragma once

#include "match/seat.hpp"
#include "server/chance.hpp"
#include "server/people/person.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace doorgeef::server {

struct Seeker {
    Player player{};
    std::string wish{};                    // the same text means the same wish
    int boards = 2;                        // of that wish
    std::optional<std::string> partner{};  // the id of the one to play with, who must want it too
};

class Finder {
public:
    // In the place of what this person wanted before. Who now fits together leaves the queue, seated; the two
    // teams and who sits where in them are drawn by lot. Two of one name (name_key) do not fit.
    std::optional<match::BySeat<std::optional<Player>>> add(Seeker seeker, Chance& chance);
    void remove(const std::string& person);
    bool has(const std::string& person) const { return waiting_.contains(person); }

    // How often two names have been compared, ever: what finding costs.
    std::uint64_t compared() const { return compared_; }

private:
    using Turn = std::uint64_t;  // who came earlier has the smaller one
    struct Waiting {
        Seeker seeker{};
        std::string name{};  // name_key
        Turn turn = 0;
    };
    using Group = std::vector<const Waiting*>;  // one, or two who play together; first who came first
    // Those who want the same.
    struct Queue {
        std::map<std::string, std::map<Turn, const Waiting*>> singles{};  // by name
        std::map<Turn, Group> pairs{};  // of whom both are there; by the turn of the first
    };

    const Waiting* partner_of(const Waiting& one) const;
    void enter(Queue& queue, const Waiting& one) const;
    void leave(Queue& queue, const Waiting& one) const;
    bool fits(const Waiting& one, const Group& others);
    Group pick(const Group& singles, std::size_t count, const Group& others);
    std::vector<Group> choose(const Queue& queue, const Waiting& newcomer);

    std::unordered_map<std::string, Waiting> waiting_{};  // by person
    std::unordered_map<std::string, Queue> queues_{};     // by wish
    Turn turns_ = 0;
    std::uint64_t compared_ = 0;
};

}  // namespace doorgeef::server
