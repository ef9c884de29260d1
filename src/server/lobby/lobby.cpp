#include "server/lobby/lobby.hpp"

#include "wire/json_text.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace doorgeef::server {

using match::Seat;
using wire::JsonObject;

namespace {

constexpr Instant kMinuteMs = 60'000;

}  // namespace

Lobby::Lobby(const House& house, Rooms& rooms)
    : house_(house), rooms_(rooms), changes_alarm_(house.alarms.add([this](Now now) { show_changes(now); })),
      boards_alarm_(house.alarms.add([this](Now now) { show_boards(now); })),
      idle_alarm_(house.alarms.add([this](Now now) { remove_idle_tables(now); })) {}

rules::Result<std::size_t, store::StoreProblem> Lobby::restore(Now now) {
    const auto documents = house_.store.documents(kTableKind);
    if (!documents) return documents.error();
    const auto answers = house_.store.documents(kAnswerKind);
    if (!answers) return answers.error();
    for (const store::Document& document : *documents) {
        auto table = parse_table(document);
        Room* room = table && !table->match.empty() ? rooms_.find_in_memory(table->match) : nullptr;
        if (!table || (!table->match.empty() && room == nullptr)) {
            if (table && rooms_.is_left_alone(table->match)) continue;
            // A match that has ended takes its table with it.
            next_.more.emplace_back(store::write::RemoveDocument{document.kind, document.id});
            continue;
        }
        if (room != nullptr) room->set_arbiter(table->arbiter, now);
        Entry& entry = entry_of(table->id, now);
        entry.stored = table;
        set_working(entry, std::move(table));
    }
    history_.restore(*answers);
    house_.alarms.set(idle_alarm_, now.instant + kMinuteMs);
    flush(now);
    return tables_.size();
}

const Table* Lobby::find(const std::string& table) const {
    const auto found = tables_.find(table);
    return found == tables_.end() || !found->second.working ? nullptr : &*found->second.working;
}

// ---- watching

void Lobby::watch(Connection& connection, bool watch, Now now) {
    if (watch) house_.send(connection.id, lobby_text(now));
    if (std::exchange(connection.lobby, watch) == watch) return;
    if (!watch) {
        std::erase(watchers_, connection.id);
        return;
    }
    if (watchers_.empty()) house_.alarms.set(boards_alarm_, now.instant + house_.settings.lobby_refresh_ms);
    watchers_.push_back(connection.id);
}

void Lobby::watch_table(Connection& connection, const std::string& table, Now now) {
    Entry& entry = tables_.at(table);
    if (std::ranges::find(connection.tables, table) == connection.tables.end()) {
        connection.tables.push_back(table);
        entry.watchers.push_back(connection.id);
    }
    if (entry.stored) house_.send(connection.id, table_text(entry, now));
}

void Lobby::leave_table(Connection& connection, const std::string& table) {
    std::erase(connection.tables, table);
    if (const auto found = tables_.find(table); found != tables_.end())
        std::erase(found->second.watchers, connection.id);
}

void Lobby::forget(const Connection& connection) {
    if (connection.lobby) std::erase(watchers_, connection.id);
    for (const std::string& table : connection.tables)
        if (const auto found = tables_.find(table); found != tables_.end())
            std::erase(found->second.watchers, connection.id);
}

void Lobby::presence_changed(const std::string& person, Now now) {
    if (!house_.people.is_here(person)) {
        finder_.remove(person);
        last_find_.erase(person);
    }
    const auto seated = seated_.find(person);
    if (seated == seated_.end()) return;
    for (const std::string& id : std::vector<std::string>{seated->second}) {
        Entry& entry = tables_.at(id);
        consider_start(entry, now);
        if (entry.stored) tell_table(entry, now);
    }
}

// Shows what is on disk. Requires: the table is.
void Lobby::tell_table(const Entry& entry, Now now) {
    if (!entry.watchers.empty()) tell_table_watchers(entry, table_text(entry, now));
    if (entry.stored->is_public) tell_lobby(entry.stored->id, now);
}

// Requires: it is no longer stored.
void Lobby::tell_gone(const std::string& id, const Entry& entry, bool was_public, Now now) {
    tell_table_watchers(entry, wire::table_gone_text(id));
    if (was_public) tell_lobby(id, now);
}

void Lobby::tell_table_watchers(const Entry& entry, std::string text) const {
    const auto shared = std::make_shared<const std::string>(std::move(text));
    for (const ConnectionId watcher : entry.watchers) house_.outside.send(watcher, shared);
}

void Lobby::tell_lobby(const std::string& id, Now now) {
    if (watchers_.empty()) return;
    changed_.insert(id);
    if (now.instant >= next_changes_) return show_changes(now);
    house_.alarms.set(changes_alarm_, next_changes_);
}

void Lobby::show_changes(Now now) {
    next_changes_ = now.instant + house_.settings.lobby_pause_ms;
    for (const std::string& id : std::exchange(changed_, {})) {
        const auto found = tables_.find(id);
        const bool there = found != tables_.end() && found->second.stored;
        const auto text = std::make_shared<const std::string>(there ? table_text(found->second, now)
                                                                    : wire::table_gone_text(id));
        for (const ConnectionId watcher : watchers_) {
            const Connection* connection = house_.people.find(watcher);
            // Who watches the table itself has been told.
            if (connection != nullptr && std::ranges::count(connection->tables, id) == 0)
                house_.outside.send(watcher, text);
        }
    }
}

TableState Lobby::state_of(const Table& table, const Entry& entry, Now now) const {
    TableState state;
    if (entry.starts_at) state.starts_in_ms = std::max<Instant>(0, *entry.starts_at - now.instant);
    for (const Seat seat : match::kSeats)
        if (table.seats[seat])
            state.connected[seat] =
                !table.seats[seat]->player.human() || house_.people.is_here(table.seats[seat]->player.id);
    return state;
}

std::string Lobby::table_text(const Entry& entry, Now now) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "table");
    append_json(object.value("table"), *entry.stored, state_of(*entry.stored, entry, now));
    object.end();
    return out;
}

// Those that somebody can join first: at which people are, and which have not begun; the newest of them
// first.
std::vector<const Lobby::Entry*> Lobby::tables_to_show() const {
    using Rank = std::tuple<bool, bool, store::UnixMs, std::string_view>;
    std::vector<std::pair<Rank, const Entry*>> ranked;
    for (const auto& [id, entry] : tables_)
        if (entry.stored && entry.stored->is_public)
            ranked.emplace_back(Rank{anybody_here(*entry.stored), entry.stored->match.empty(),
                                     entry.stored->created_at_ms, id},
                                &entry);
    const std::size_t most = std::min(ranked.size(), house_.settings.limits.lobby_tables);
    std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(most), std::greater{},
                              [](const auto& table) { return table.first; });
    std::vector<const Entry*> shown;
    for (const auto& [rank, entry] : std::span{ranked}.first(most)) shown.push_back(entry);
    return shown;
}

std::string Lobby::lobby_text(Now now) const {
    const std::vector<const Entry*> shown = tables_to_show();
    std::string out;
    JsonObject object{out};
    object.text("t", "lobby").value("tables") += '[';
    for (const Entry* entry : shown) {
        if (entry != shown.front()) out += ',';
        append_json(out, *entry->stored, state_of(*entry->stored, *entry, now));
    }
    out += ']';
    object.value("matches") += '[';
    const auto rooms = rooms_.newest_public(house_.settings.limits.lobby_matches);
    for (Room* room : rooms) {
        if (room != rooms.front()) out += ',';
        out += room->live_json().text;
    }
    out += ']';
    object.end();
    return out;
}

// ---- live matches

void Lobby::match_changed(Room& room) const {
    if (!room.card().table.is_public || watchers_.empty()) return;
    std::string out;
    JsonObject object{out};
    object.text("t", "live").raw("match", room.live_json().text).end();
    const auto shared = std::make_shared<const std::string>(std::move(out));
    for (const ConnectionId watcher : watchers_) house_.outside.send(watcher, shared);
}

// The boards of the newest matches, for those who look at the lobby.
void Lobby::show_boards(Now now) {
    std::unordered_map<std::string, store::Sequence> shown;
    for (Room* room : rooms_.newest_public(house_.settings.limits.lobby_matches)) {
        const auto before = shown_.find(room->id().text);
        const store::Sequence upto = room->live_json().upto;
        if (before == shown_.end() || before->second != upto) match_changed(*room);
        shown.emplace(room->id().text, upto);
    }
    shown_ = std::move(shown);
    if (!watchers_.empty()) house_.alarms.set(boards_alarm_, now.instant + house_.settings.lobby_refresh_ms);
}

void Lobby::match_ended(const Room& room, Now now) {
    if (room.card().table.is_public && !watchers_.empty()) {
        const auto text = std::make_shared<const std::string>(wire::live_gone_text(room.id().text));
        for (const ConnectionId watcher : watchers_) house_.outside.send(watcher, text);
    }
    const auto found = tables_.find(room.notes().table);
    if (found == tables_.end()) return;
    Entry& entry = found->second;
    // The room has removed it from the disk together with the end of the match.
    const bool was_public = entry.stored && entry.stored->is_public;
    entry.stored.reset();
    tell_gone(found->first, entry, was_public, now);
    set_working(entry, std::nullopt);
    erase_if_gone(std::string{found->first});
}

// ---- tables that nobody comes back to

bool Lobby::anybody_here(const Table& table) const {
    return house_.people.is_here(table.host.id) ||
           std::ranges::any_of(table.seats.values, [&](const auto& seat) {
               return seat && seat->player.human() && house_.people.is_here(seat->player.id);
           });
}

void Lobby::remove_idle_tables(Now now) {
    const bool crowded = tables_.size() > house_.settings.limits.tables / 2;
    const Instant patience_ms = crowded ? house_.settings.crowded_idle_ms : house_.settings.table_idle_ms;
    std::vector<std::string> idle;
    for (auto& [id, entry] : tables_) {
        if (!entry.working || !entry.working->match.empty() || anybody_here(*entry.working))
            entry.last_used = now.instant;
        else if (now.instant >= entry.last_used + patience_ms)
            idle.push_back(id);
    }
    for (const std::string& id : idle) change(id, std::nullopt, now);
    rooms_.close_idle(now);
    history_.expire(now.unix_ms);
    flush(now);
    house_.alarms.set(idle_alarm_, now.instant + kMinuteMs);
}

}  // namespace doorgeef::server
