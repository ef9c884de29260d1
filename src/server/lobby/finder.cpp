#include "server/lobby/finder.hpp"

#include "server/people/name_key.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;
using match::Team;

// ---- who waits

// Null while he is not here, or says something else, or has the same name.
const Finder::Waiting* Finder::partner_of(const Waiting& one) const {
    if (!one.seeker.partner) return nullptr;
    const auto found = waiting_.find(*one.seeker.partner);
    if (found == waiting_.end()) return nullptr;
    const Waiting& other = found->second;
    const bool agreed = other.seeker.wish == one.seeker.wish && other.seeker.partner == one.seeker.player.id;
    return agreed && &other != &one && other.name != one.name ? &other : nullptr;
}

void Finder::enter(Queue& queue, const Waiting& one) const {
    if (!one.seeker.partner) {
        queue.singles[one.name].emplace(one.turn, &one);
    } else if (const Waiting* partner = partner_of(one)) {
        queue.pairs.emplace(partner->turn, Group{partner, &one});
    }
}

void Finder::leave(Queue& queue, const Waiting& one) const {
    if (!one.seeker.partner) {
        const auto namesakes = queue.singles.find(one.name);
        namesakes->second.erase(one.turn);
        if (namesakes->second.empty()) queue.singles.erase(namesakes);
    } else if (const Waiting* partner = partner_of(one)) {
        queue.pairs.erase(std::min(one.turn, partner->turn));
    }
}

void Finder::remove(const std::string& person) {
    const auto found = waiting_.find(person);
    if (found == waiting_.end()) return;
    const auto queue = queues_.try_emplace(found->second.seeker.wish).first;
    leave(queue->second, found->second);
    waiting_.erase(found);
    // Whoever waits for his partner stands in none.
    if (queue->second.singles.empty() && queue->second.pairs.empty()) queues_.erase(queue);
}

// ---- who plays

// At one table everybody has a name of his own.
bool Finder::fits(const Waiting& one, const Group& others) {
    return std::ranges::none_of(others, [&](const Waiting* other) {
        ++compared_;
        return one.name == other->name;
    });
}

// So many of these singles, who differ in name, as fit to the others; fewer if there are not as many.
Finder::Group Finder::pick(const Group& singles, std::size_t count, const Group& others) {
    Group picked;
    for (const Waiting* single : singles) {
        if (picked.size() == count) break;
        if (fits(*single, others)) picked.push_back(single);
    }
    return picked;
}

// The groups that play together, first those who came first; empty if they are too few. The newcomer is one
// of them, because without him they could not before.
std::vector<Finder::Group> Finder::choose(const Queue& queue, const Waiting& newcomer) {
    Group singles;  // the first of each name
    for (const auto& [name, namesakes] : queue.singles) singles.push_back(namesakes.begin()->second);
    std::ranges::sort(singles, {}, &Waiting::turn);

    if (newcomer.seeker.partner) {
        const Waiting* partner = partner_of(newcomer);
        if (partner == nullptr) return {};
        const Group mine{partner, &newcomer};
        for (const auto& [turn, pair] : queue.pairs)
            if (fits(newcomer, pair) && fits(*partner, pair))
                return turn < partner->turn ? std::vector{pair, mine} : std::vector{mine, pair};
        if (Group two = pick(singles, 2, mine); two.size() == 2) return {mine, std::move(two)};
        return {};
    }
    // Nothing is new if one of his name waits already.
    if (singles.back() != &newcomer || singles.size() < 2) return {};
    if (newcomer.seeker.boards == 1) return {{singles[0]}, {singles[1]}};
    for (const auto& [turn, pair] : queue.pairs)
        if (Group two = pick(singles, 2, pair); two.size() == 2) return {pair, std::move(two)};
    if (singles.size() < 4) return {};
    return {{singles[0], singles[1]}, {singles[2], singles[3]}};
}

std::optional<match::BySeat<std::optional<Player>>> Finder::add(Seeker seeker, Chance& chance) {
    remove(seeker.player.id);
    const std::string person = seeker.player.id;
    Queue& queue = queues_[seeker.wish];
    std::string name = name_key(seeker.player.name);
    const Waiting& newcomer =
        waiting_.emplace(person, Waiting{std::move(seeker), std::move(name), ++turns_}).first->second;
    enter(queue, newcomer);
    std::vector<Group> teams = choose(queue, newcomer);
    if (teams.empty()) return std::nullopt;

    // Singles have no wish with whom to play.
    const auto all_singles =
        std::ranges::all_of(teams, [](const Group& team) { return !team.front()->seeker.partner; });
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
            seats[Seat{team, match::kBoards[i]}] = members[i]->seeker.player;
    }
    for (const auto& player : seats.values)
        if (player) remove(player->id);
    return seats;
}

}  // namespace doorgeef::server
