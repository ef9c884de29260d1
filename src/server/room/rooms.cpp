#include "server/room/rooms.hpp"

#include "wire/agreement_json.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

constexpr int kLinesAtOnce = 1000;

// The match that the store's lines tell of; corrupt if they cannot have happened.
store::Read<LiveMatch> read_match(const store::Store& store, const store::StoredMatch& stored,
                                  const match::Agreement& agreement) {
    LiveMatch live{agreement};
    while (live.head() < stored.head) {
        const auto lines = store.events(stored.record.id, live.head(), kLinesAtOnce);
        if (!lines) return lines.error();
        if (lines->empty()) return store::StoreProblem::corrupt;
        for (const std::string& line : *lines)
            if (!live.take_stored(line)) return store::StoreProblem::corrupt;
    }
    return live;
}

// What is kept beside the log; none is kept of most.
store::Read<Notes> read_notes(const store::Store& store, const store::MatchId& match) {
    const auto document = store.document(kNotesKind, match.text);
    if (document) return parse_notes(*document).value_or(Notes{});
    if (document.error() == store::StoreProblem::not_found) return Notes{};
    return document.error();
}

}  // namespace

// One that is no longer there keeps its name.
Player Rooms::bot_named(const std::string& name) const {
    const BotCard* card = house_.bots.find_by_name(name);
    return {PlayerKind::bot, card != nullptr ? card->id : name, name};
}

store::Read<std::optional<Player>> Rooms::player_of(const store::Occupant& occupant) const {
    if (const auto* guest = std::get_if<store::Guest>(&occupant))
        return std::optional{Player{PlayerKind::guest, guest->id.text, guest->name}};
    if (const auto* bot = std::get_if<store::Bot>(&occupant)) return std::optional{bot_named(bot->name)};
    if (std::holds_alternative<store::Forgotten>(occupant))
        return std::optional{Player{PlayerKind::forgotten, "", ""}};
    const auto* account = std::get_if<store::AccountId>(&occupant);
    if (account == nullptr) return std::optional<Player>{};
    const auto found = house_.store.account(*account);
    if (!found && found.error() != store::StoreProblem::not_found) return found.error();
    return std::optional{Player{PlayerKind::account, account->text, found ? found->name : ""}};
}

store::Read<RoomCard> Rooms::card_of(const store::StoredMatch& stored) const {
    const auto text = wire::parse_agreement_json(stored.record.agreement);
    if (!text) return store::StoreProblem::corrupt;
    const auto agreement = notation::parse_agreement(*text);
    if (!agreement) return store::StoreProblem::corrupt;
    RoomCard card{stored.record.id, stored.record.table, *agreement, stored.record.agreement, {}};
    for (const match::Seat seat : match::kSeats) {
        auto player = player_of(stored.record.seats[seat]);
        if (!player) return player.error();
        card.seats[seat] = std::move(player).value();
    }
    return card;
}

store::Read<std::unique_ptr<Room>> Rooms::load(const store::StoredMatch& stored) {
    auto card = card_of(stored);
    if (!card) return card.error();
    auto live = read_match(house_.store, stored, card->agreement);
    if (!live) return live.error();
    const auto answers = house_.store.answers(stored.record.id);
    if (!answers) return answers.error();
    auto notes = read_notes(house_.store, stored.record.id);
    if (!notes) return notes.error();
    const bool ended = stored.result.has_value();
    auto room = std::make_unique<Room>(house_, listener_, std::move(card).value(),
                                       Room::Stored{std::move(live).value(), std::move(notes).value(),
                                                    stored.fence + 1, /*owned=*/ended, ended});
    for (const store::Answer& answer : *answers) room->remember_answer(answer.who, answer.command_id);
    return room;
}

Room& Rooms::put(std::unique_ptr<Room> room) {
    Room& added = *room;
    rooms_[added.id().text] = std::move(room);
    if (!added.ended()) live_.emplace(++last_number_, &added);
    return added;
}

Room* Rooms::find_in_memory(const std::string& match) const {
    if (latest_ != nullptr && latest_->id().text == match) return latest_;
    const auto found = rooms_.find(match);
    if (found == rooms_.end()) return nullptr;
    latest_ = found->second.get();
    return latest_;
}

bool Rooms::is_left_alone(const std::string& match) const {
    if (rooms_.contains(match)) return false;
    const auto stored = house_.store.match({match});
    // What cannot even be asked for may be there.
    return stored ? !stored->result : stored.error() != store::StoreProblem::not_found;
}

rules::Result<Room*, Problem> Rooms::find(const std::string& match, Now now) {
    if (Room* room = find_in_memory(match)) return room;
    const auto stored = house_.store.match({match});
    if (!stored) return why_missing(stored.error(), Problem::no_such_match);
    // It is left alone.
    if (!stored->result) return Problem::no_such_match;
    if (!make_room()) return Problem::too_many;
    auto loaded = load(*stored);
    if (!loaded) {
        if (loaded.error() == store::StoreProblem::corrupt)
            house_.outside.met(Trouble::unreadable_match, match);
        return Problem::storage_failed;
    }
    Room& room = put(std::move(loaded).value());
    room.begin(now);
    return &room;
}

Room& Rooms::open(RoomCard card, const std::vector<std::string>& lines, Notes notes, Now now) {
    LiveMatch live{card.agreement};
    for (const std::string& line : lines) live.take_stored(line);
    Room& room = put(std::make_unique<Room>(
        house_, listener_, std::move(card),
        Room::Stored{std::move(live), std::move(notes), 1, /*owned=*/true, /*ended=*/false}));
    room.begin(now);
    return room;
}

rules::Result<std::vector<store::MatchId>, store::StoreProblem> Rooms::restore(Now now) {
    const auto matches = house_.store.live_matches();
    if (!matches) return matches.error();
    std::vector<store::MatchId> unreadable;
    for (const store::StoredMatch& stored : *matches) {
        auto room = load(stored);
        if (room)
            put(std::move(room).value()).resume_after_restart(now);
        else if (room.error() == store::StoreProblem::corrupt)
            unreadable.push_back(stored.record.id);
        else
            return room.error();
    }
    forget_old_notes(now);
    return unreadable;
}

std::vector<Room*> Rooms::newest_public(std::size_t most) const {
    std::vector<Room*> rooms;
    for (auto entry = live_.rbegin(); entry != live_.rend() && rooms.size() < most; ++entry)
        if (entry->second->card().table.is_public) rooms.push_back(entry->second);
    return rooms;
}

void Rooms::ended(const Room& room) {
    std::erase_if(live_, [&](const auto& entry) { return entry.second == &room; });
}

void Rooms::player_changed(const std::string& person, const Player& is_now, Now now) {
    for (const auto& [id, room] : rooms_) room->player_changed(person, is_now, now);
}

void Rooms::roles_changed(const std::string& person, Now now) {
    for (const auto& [id, room] : rooms_)
        if (room->arbiter() && room->arbiter()->id == person) room->look_at_viewers_again(now);
}

void Rooms::close_idle(Now now) {
    latest_ = nullptr;
    std::erase_if(rooms_, [&](const auto& entry) {
        const Room& room = *entry.second;
        return room.is_unused() && now.instant >= room.last_used() + house_.settings.room_idle_ms;
    });
}

// Whether there is room for one more that has ended.
bool Rooms::make_room() {
    const auto full = [this] {
        return rooms_.size() - live_.size() >= house_.settings.limits.finished_matches;
    };
    if (!full()) return true;
    latest_ = nullptr;
    std::erase_if(rooms_, [](const auto& entry) { return entry.second->is_unused(); });
    return !full();
}

// Wishes for a rematch that never came.
void Rooms::forget_old_notes(Now now) {
    const auto notes = house_.store.documents(kNotesKind);
    if (!notes) return;
    store::Batch batch;
    for (const store::Document& document : *notes) {
        if (rooms_.contains(document.id)) continue;
        const auto stored = house_.store.match({document.id});
        if (stored && stored->result && stored->result->ended_at_ms + kDayMs < now.unix_ms)
            batch.emplace_back(store::write::RemoveDocument{document.kind, document.id});
    }
    if (!batch.empty()) house_.writes.write(std::move(batch), [](store::Failure, Now) {});
}

}  // namespace doorgeef::server
