// Puts people together who want to play the same. Wishes last as long as the people are there; nothing is
// stored.
#pragma once

#include "match/seat.hpp"
#include "server/chance.hpp"
#include "server/people/person.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace doorgeef::server {

struct Seeker {
    Player player{};
    std::string wish{};  // the same text means the same wish
    int boards = 2;
    std::optional<std::string> partner{};  // the id of the one to play with, who must want it too
};

class Finder {
public:
    // In the place of what this person wanted before. Who now fits together leaves the queue, seated; the two
    // teams and who sits where in them are drawn by lot. Two of one name (name_key) do not fit.
    std::optional<match::BySeat<std::optional<Player>>> add(Seeker seeker, Chance& chance);
    void remove(const std::string& person);
    bool has(const std::string& person) const;

private:
    using Group = std::vector<std::size_t>;  // places in the queue: one, or two who play together

    using Places = std::unordered_map<std::string_view, std::size_t>;  // by person

    std::optional<Group> group_of(std::size_t place, const Places& places) const;
    bool are_namesakes(std::size_t one, std::size_t other) const;
    bool fits(const Group& group, const Group& others) const;
    Group pick(const std::vector<Group>& singles, std::size_t count, Group others) const;
    std::vector<Group> choose(const Seeker& like) const;

    std::vector<Seeker> queue_{};  // the longest waiting first
};

}  // namespace doorgeef::server
