// How what happens at the tables gets to the disk, and from there to everybody.
#include "server/lobby/lobby.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;

// ---- the same command, the same answer

bool Lobby::is_known(const Connection& by, const wire::CommandId& id) {
    const std::string& who = by.person->id;
    const auto reused = [&] { house_.refuse(by.id, id.text, Problem::command_id_reused); };
    for (auto* waiting : {in_flight_ ? &in_flight_->answers : nullptr, &next_.answers})
        if (auto* answer = waiting != nullptr ? find_waiting(*waiting, who, id.text) : nullptr) {
            if (answer->id.fingerprint == id.fingerprint)
                answer->asked_again_by(by.id);
            else
                reused();
            return true;
        }
    if (const PastAnswer* past = history_.find(who, id.text)) {
        if (past->fingerprint == id.fingerprint)
            house_.send(by.id, past->text);
        else
            reused();
        return true;
    }
    if (next_.answers.size() < house_.settings.limits.waiting_lobby) return false;
    house_.refuse(by.id, id.text, Problem::too_fast);
    return true;
}

void Lobby::answer(const Connection& by, const wire::CommandId& id, std::string text, Now now) {
    next_.answers.push_back({by.person->id, by.person->account, id, std::move(text), {by.id}});
    flush(now);
}

void Lobby::refuse(const Connection& by, const wire::CommandId& id, Problem problem, Now now,
                   std::string_view detail) {
    answer(by, id, wire::no_text({.id = id.text, .code = code(problem), .detail = detail}), now);
}

// ---- changing tables

Lobby::Entry& Lobby::entry_of(const std::string& table, Now now) {
    const auto [found, added] = tables_.try_emplace(table);
    if (added) {
        found->second.alarm = house_.alarms.add([this, table](Now then) { start(table, then); });
        found->second.last_used = now.instant;
    }
    return found->second;
}

// Keeps the index of who sits where. Nothing: the table goes.
void Lobby::set_working(Entry& entry, std::optional<Table> table) {
    if (entry.working) {
        for (const auto& seat : entry.working->seats.values) {
            if (!seat || !seat->player.human()) continue;
            const auto tables = seated_.find(seat->player.id);
            std::erase(tables->second, entry.working->id);
            if (tables->second.empty()) seated_.erase(tables);
        }
        const auto hosted = hosted_.find(entry.working->host.id);
        if (--hosted->second == 0) hosted_.erase(hosted);
    }
    entry.working = std::move(table);
    charge(entry);
    if (!entry.working) return;
    for (const auto& seat : entry.working->seats.values)
        if (seat && seat->player.human()) seated_[seat->player.id].push_back(entry.working->id);
    ++hosted_[entry.working->host.id];
}

void Lobby::charge(Entry& entry) {
    if (entry.charged) count(*entry.charged, -1);
    entry.charged.reset();
    if (!entry.working) return;
    entry.charged = Charge{entry.address, !entry.working->match.empty(), entry.working->has_bots()};
    count(*entry.charged, 1);
}

void Lobby::count(const Charge& charge, int by) {
    TablesOf& of = tables_of_[charge.address];
    const auto add = [by](std::size_t& number) { number += static_cast<std::size_t>(by); };
    add(charge.begun ? of.begun : of.open);
    if (charge.with_bots) {
        add(of.with_bots);
        add(bot_tables_);
    }
    if (of.open + of.begun == 0) tables_of_.erase(charge.address);
}

void Lobby::change(const std::string& id, std::optional<Table> table, Now now) {
    Entry& entry = entry_of(id, now);
    entry.last_used = now.instant;
    set_working(entry, std::move(table));
    if (std::ranges::find(next_.touched, id) == next_.touched.end()) next_.touched.push_back(id);
}

void Lobby::player_changed(const Player& player, Now now) {
    std::vector<Table> changed;
    for (const auto& [id, entry] : tables_) {
        if (!entry.working) continue;
        Table table = *entry.working;
        for (auto& seat : table.seats.values)
            if (seat && seat->player.human() && seat->player.id == player.id) seat->player = player;
        if (table.host.id == player.id) table.host.name = player.name;
        if (table.arbiter && table.arbiter->id == player.id) table.arbiter->name = player.name;
        if (table != *entry.working) changed.push_back(std::move(table));
    }
    for (Table& table : changed) {
        const std::string id = table.id;
        change(id, std::move(table), now);
    }
    flush(now);
}

void Lobby::has_left(const std::string& person) {
    leaving_.erase(person);
    for (WaitingAnswer& answer : next_.answers)
        if (answer.who == person) answer.account = false;
}

void Lobby::erase_if_gone(const std::string& id) {
    const auto found = tables_.find(id);
    if (found == tables_.end() || found->second.working || found->second.stored) return;
    for (const ConnectionId watcher : found->second.watchers)
        if (Connection* connection = house_.people.find(watcher)) std::erase(connection->tables, id);
    house_.alarms.remove(found->second.alarm);
    tables_.erase(found);
}

// ---- to the disk

void Lobby::flush(Now now) {
    if (in_flight_) return;
    store::Batch batch = std::move(next_.more);
    for (const std::string& id : next_.touched) {
        const auto found = tables_.find(id);
        next_.tables.push_back(found != tables_.end() ? found->second.working : std::nullopt);
        if (next_.tables.back())
            batch.emplace_back(store::write::PutDocument{to_document(*next_.tables.back())});
        else
            batch.emplace_back(store::write::RemoveDocument{std::string{kTableKind}, id});
    }
    for (WaitingAnswer& answer : next_.answers) {
        if (leaving_.contains(answer.who)) answer.account = false;
        batch.push_back(History::to_keep(answer, now.unix_ms));
    }
    if (batch.empty()) return;
    history_.append_removals(batch);
    in_flight_ = std::exchange(next_, {});
    house_.writes.write(std::move(batch), [this](store::Failure failure, Now then) {
        if (failure)
            fail(then);
        else
            succeed(then);
    });
}

void Lobby::succeed(Now now) {
    const Flight flight = *std::exchange(in_flight_, std::nullopt);
    for (const WaitingAnswer& answer : flight.answers) {
        history_.kept(answer, now.unix_ms);
        for (const ConnectionId asker : answer.askers) house_.send(asker, answer.text);
    }
    for (std::size_t i = 0; i < flight.touched.size(); ++i) {
        const auto found = tables_.find(flight.touched[i]);
        if (found == tables_.end()) continue;  // its match has ended meanwhile
        Entry& entry = found->second;
        const bool was_public = entry.stored && entry.stored->is_public;
        entry.stored = flight.tables[i];
        if (entry.stored) {
            consider_start(entry, now);
            tell_table(entry, now);
        } else {
            tell_gone(found->first, entry, was_public, now);
            erase_if_gone(flight.touched[i]);
        }
    }
    for (const auto& then : flight.after) then(true, now);
    flush(now);
}

void Lobby::fail(Now now) {
    const Flight failed = *std::exchange(in_flight_, std::nullopt);
    const Flight built_on_it = std::exchange(next_, {});
    for (const Flight* flight : {&failed, &built_on_it}) {
        for (const WaitingAnswer& answer : flight->answers)
            for (const ConnectionId asker : answer.askers)
                house_.refuse(asker, answer.id.text, Problem::storage_failed);
        for (const std::string& id : flight->touched) {
            const auto found = tables_.find(id);
            if (found == tables_.end()) continue;
            set_working(found->second, found->second.stored);
            if (consider_start(found->second, now) && found->second.stored) tell_table(found->second, now);
            erase_if_gone(id);
        }
    }
    for (const Flight* flight : {&failed, &built_on_it})
        for (const auto& then : flight->after) then(false, now);
}

}  // namespace doorgeef::server
