#include "server/lobby/finder.hpp"

#include "server/people/name_key.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::BoardId;
using match::Seat;
using match::Team;

void Finder::remove(const std::string& person) {
    std::erase_if(queue_, [&](const Seeker& seeker) { return seeker.player.id == person; });
}

bool Finder::has(const std::string& person) const {
    return std::ranges::any_of(queue_, [&](const Seeker& seeker) { return seeker.player.id == person; });
}

// Alone, or with the partner if that one is here and says the same; nothing while he is not.
std::optional<Finder::Group> Finder::group_of(std::size_t place, const Places& places) const {
    const Seeker& seeker = queue_[place];
    if (!seeker.partner) return Group{place};
    const auto found = places.find(*seeker.partner);
    if (found == places.end()) return std::nullopt;
    const Seeker& partner = queue_[found->second];
    if (partner.wish != seeker.wish || partner.partner != seeker.player.id) return std::nullopt;
    return Group{place, found->second};
}

bool Finder::are_namesakes(std::size_t one, std::size_t other) const {
    return name_key(queue_[one].player.name) == name_key(queue_[other].player.name);
}

// At one table everybody has a name of his own.
bool Finder::fits(const Group& group, const Group& others) const {
    return std::ranges::none_of(group, [&](std::size_t one) {
        return std::ranges::any_of(others, [&](std::size_t other) { return are_namesakes(one, other); });
    });
}

// So many singles that fit together and to the others, first those who came first; fewer if there are not as
// many.
Finder::Group Finder::pick(const std::vector<Group>& singles, std::size_t count, Group others) const {
    Group picked;
    for (const Group& single : singles) {
        if (picked.size() == count) break;
        if (!fits(single, others)) continue;
        picked.push_back(single.front());
        others.push_back(single.front());
    }
    return picked;
}

// The groups that play together, first those who came first; empty if they are too few.
std::vector<Finder::Group> Finder::choose(const Seeker& like) const {
    Places places;
    for (std::size_t place = 0; place < queue_.size(); ++place) places[queue_[place].player.id] = place;
    std::vector<Group> singles;
    std::vector<Group> pairs;
    for (std::size_t place = 0; place < queue_.size(); ++place) {
        if (queue_[place].wish != like.wish) continue;
        const auto group = group_of(place, places);
        if (!group) continue;
        if (group->size() == 1)
            singles.push_back(*group);
        else if (group->front() < group->back() && !are_namesakes(group->front(), group->back()))
            pairs.push_back(*group);  // each pair once
    }
    if (like.boards == 1) {
        const Group two = pick(singles, 2, {});
        return two.size() == 2 ? std::vector<Group>{{two[0]}, {two[1]}} : std::vector<Group>{};
    }
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j)
            if (fits(pairs[i], pairs[j])) return {pairs[i], pairs[j]};
    for (const Group& pair : pairs)
        if (Group two = pick(singles, 2, pair); two.size() == 2) return {pair, std::move(two)};
    const Group four = pick(singles, 4, {});
    if (four.size() == 4) return {{four[0], four[1]}, {four[2], four[3]}};
    return {};
}

std::optional<match::BySeat<std::optional<Player>>> Finder::add(Seeker seeker, Chance& chance) {
    remove(seeker.player.id);
    queue_.push_back(std::move(seeker));
    std::vector<Group> teams = choose(queue_.back());
    if (teams.empty()) return std::nullopt;

    // Singles have no wish with whom to play.
    const auto all_singles = std::ranges::all_of(
        teams, [&](const Group& team) { return !queue_[team.front()].partner.has_value(); });
    std::uint64_t lot = chance.number();
    const auto coin = [&lot] { return std::exchange(lot, lot >> 1) & 1U; };
    if (all_singles && teams[0].size() == 2)
        for (std::size_t i = 0; i < 2; ++i)
            if (coin() != 0) std::swap(teams[0][i], teams[1][i]);
    if (coin() != 0) std::swap(teams[0], teams[1]);

    match::BySeat<std::optional<Player>> seats;
    for (const Team team : match::kTeams) {
        Group& members = teams[static_cast<std::size_t>(team)];
        if (coin() != 0) std::ranges::reverse(members);
        for (std::size_t i = 0; i < members.size(); ++i)
            seats[Seat{team, match::kBoards[i]}] = queue_[members[i]].player;
    }
    for (const auto& player : seats.values)
        if (player) remove(player->id);
    return seats;
}

}  // namespace doorgeef::server
