// All matches that are in memory: those that are played, and those that somebody looked at lately.
#pragma once

#include "server/room/room.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace doorgeef::server {

class Rooms {
public:
    Rooms(const House& house, RoomListener& listener) : house_(house), listener_(listener) {}

    // In memory, or from the store.
    rules::Result<Room*, Problem> find(const std::string& match, Now now);
    // One that has no result and could not be read at the start: nothing that belongs to it is touched.
    bool is_left_alone(const std::string& match) const;
    Room* find_in_memory(const std::string& match) const;

    // A match that has just been created on disk, with its first events.
    Room& open(RoomCard card, const std::vector<std::string>& lines, Notes notes, Now now);

    // All live matches of the store. The ids are of those that are damaged.
    rules::Result<std::vector<store::MatchId>, store::StoreProblem> restore(Now now);

    std::size_t live() const { return live_.size(); }
    std::size_t in_memory() const { return rooms_.size(); }
    // The newest live matches that the lobby may show.
    std::vector<Room*> newest_public(std::size_t most) const;
    void ended(const Room& room);

    // Somebody has another name, has got an account, or is forgotten.
    void player_changed(const std::string& person, const Player& is_now, Now now);
    // An arbiter may no longer be one.
    void roles_changed(const std::string& person, Now now);

    // Those that have ended and that nobody has used for a while.
    void close_idle(Now now);

private:
    // corrupt: it cannot have happened like that.
    store::Read<std::unique_ptr<Room>> load(const store::StoredMatch& stored);
    store::Read<RoomCard> card_of(const store::StoredMatch& stored) const;
    Player bot_named(const std::string& name) const;
    store::Read<std::optional<Player>> player_of(const store::Occupant& occupant) const;
    Room& put(std::unique_ptr<Room> room);
    bool make_room();
    void forget_old_notes(Now now);

    const House& house_;
    RoomListener& listener_;
    std::unordered_map<std::string, std::unique_ptr<Room>> rooms_{};
    std::map<std::uint64_t, Room*> live_{};  // in the order in which they began
    std::uint64_t last_number_ = 0;
    mutable Room* latest_ = nullptr;  // that was found: a message asks for its room several times
};

}  // namespace doorgeef::server
