// Who plays together, found by comparing everybody with everybody: what Finder must come to with less work.
#pragma once

#include "server/lobby/finder.hpp"
#include "server/people/name_key.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace doorgeef::server {

class PlainFinder {
public:
    // Those who leave the queue, by id; nobody if they are too few.
    std::set<std::string> add(const Seeker& seeker) {
        remove(seeker.player.id);
        queue_.push_back(seeker);
        const std::set<std::string> found = choose(seeker);
        for (const std::string& person : found) remove(person);
        return found;
    }
    void remove(const std::string& person) {
        std::erase_if(queue_, [&](const Seeker& seeker) { return seeker.player.id == person; });
    }

private:
    using Group = std::vector<const Seeker*>;

    // So many of these that differ in name, after the others; the others alone if there are not as many.
    static Group with(Group group, const std::vector<Group>& candidates, std::size_t people) {
        const std::size_t before = group.size();
        for (const Group& candidate : candidates) {
            if (group.size() == before + people) break;
            const bool fits = std::ranges::none_of(candidate, [&](const Seeker* one) {
                return std::ranges::any_of(group, [&](const Seeker* other) {
                    return name_key(one->player.name) == name_key(other->player.name);
                });
            });
            if (fits) group.insert(group.end(), candidate.begin(), candidate.end());
        }
        if (group.size() != before + people) group.resize(before);
        return group;
    }

    std::set<std::string> choose(const Seeker& like) const {
        std::vector<Group> singles;
        std::vector<Group> pairs;
        for (const Seeker& one : queue_) {
            if (one.wish != like.wish) continue;
            if (!one.partner) singles.push_back({&one});
            for (const Seeker& other : queue_)
                if (&one < &other && other.wish == one.wish && one.partner == other.player.id &&
                    other.partner == one.player.id &&
                    name_key(one.player.name) != name_key(other.player.name))
                    pairs.push_back({&one, &other});
        }
        const std::size_t seats = static_cast<std::size_t>(like.boards) * 2;
        if (seats == 4)
            for (const auto& candidates : {pairs, singles})
                for (const Group& pair : pairs)
                    if (const Group four = with(pair, candidates, 2); four.size() == 4) return ids(four);
        return ids(with({}, singles, seats));
    }

    static std::set<std::string> ids(const Group& group) {
        std::set<std::string> ids;
        for (const Seeker* seeker : group) ids.insert(seeker->player.id);
        return ids;
    }

    std::vector<Seeker> queue_{};  // the longest waiting first
};

}  // namespace doorgeef::server
