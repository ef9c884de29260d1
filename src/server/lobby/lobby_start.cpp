// From a table to a match, and from a match to the next table.
#include "match/decide.hpp"
#include "notation/event_text.hpp"
#include "server/lobby/lobby.hpp"
#include "wire/agreement_json.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;
using Seats = match::BySeat<std::optional<Player>>;

namespace {

match::Agreement agreement_of(const Table& table, Chance& chance) {
    notation::AgreementText text = table.agreement;
    if (text.white.empty()) {
        // KNSB 1.4: a lot decides; Minerva 1.5: the home team has Black.
        const auto ruleset = notation::parse_ruleset(text.ruleset);
        const bool lot = (chance.number() & 1U) != 0;
        text.white = match::white_on_first(*ruleset, lot) == match::Team::a ? "A" : "B";
    }
    return *notation::parse_agreement(text);
}

// KNSB 6.4: both players with Black press, at one instant.
std::vector<std::string> first_events(const match::Agreement& agreement) {
    match::Match match{agreement};
    match::Events events;
    for (const Seat seat : match::kSeats)
        if (match.has_seat(seat) && match.color(seat) == match::Color::black)
            match::advance(match, match::PlayerCommand{seat, match::command::Press{}}, 0, events);
    std::vector<std::string> lines;
    for (const match::Event& event : events) lines.push_back(notation::to_text(event));
    return lines;
}

RoomCard card_of(const Table& table, const match::Agreement& agreement) {
    RoomCard card;
    card.id = {table.match};
    card.table = {table.name,      table.family(),     table.rated,
                  table.is_public, table.with_arbiter, table.created_at_ms};
    card.agreement = agreement;
    wire::append_json(card.agreement_json, notation::to_text(agreement));
    for (const Seat seat : match::kSeats)
        if (table.seats[seat]) card.seats[seat] = table.seats[seat]->player;
    return card;
}

store::MatchRecord record_of(const RoomCard& card) {
    store::MatchRecord record{card.id, card.table, card.agreement_json, {}};
    for (const Seat seat : match::kSeats) record.seats[seat] = occupant(card.seats[seat]);
    return record;
}

// Who sits where in the next match.
Seats seats_of_rematch(const Seats& before, RematchHow how) {
    Seats seats = before;
    constexpr Seat a2{match::Team::a, match::BoardId::second};
    constexpr Seat b2{match::Team::b, match::BoardId::second};
    if (how == RematchHow::partners) std::swap(seats[a2], seats[b2]);
    return seats;
}

}  // namespace

// Everybody is ready and here: the count-down runs; if no longer, it stops.
bool Lobby::consider_start(Entry& entry, Now now) {
    const bool settled = entry.stored && entry.working == entry.stored;
    const auto here = [this](const auto& seat) {
        return !seat || !seat->player.human() || house_.people.is_here(seat->player.id);
    };
    const bool go = settled && !stopped_ && rooms_.live() < house_.settings.limits.live_matches &&
                    entry.stored->match.empty() && entry.stored->ready() &&
                    std::ranges::all_of(entry.stored->seats.values, here);
    if (go == entry.starts_at.has_value()) return false;
    entry.starts_at = go ? std::optional{now.instant + house_.settings.countdown_ms} : std::nullopt;
    house_.alarms.set(entry.alarm, entry.starts_at);
    return true;
}

void Lobby::start(const std::string& id, Now now) {
    Entry& entry = tables_.at(id);
    entry.starts_at.reset();
    if (stopped_ || !entry.working || !entry.working->match.empty() || !entry.working->ready()) return;
    Table table = *entry.working;
    table.match = house_.new_id();
    forget_wishes(table);
    const RoomCard card = card_of(table, agreement_of(table, house_.chance));
    const Notes notes{.table = id};
    const std::vector<std::string> lines = first_events(card.agreement);
    next_.more.emplace_back(store::write::CreateMatch{record_of(card), 1});
    next_.more.emplace_back(store::write::AppendEvents{card.id, 1, 1, lines});
    next_.more.emplace_back(store::write::PutDocument{to_document(card.id, notes)});
    next_.after.emplace_back([this, card, notes, lines, arbiter = table.arbiter](bool stored, Now then) {
        if (!stored) return;
        Room& room = rooms_.open(card, lines, notes, then);
        room.set_arbiter(arbiter, then);
        match_changed(room);
    });
    change(id, std::move(table), now);
    flush(now);
}

// A table at which everybody sits and is ready.
void Lobby::seat_together(const notation::AgreementText& agreement, bool rated, const Seats& seats, Now now) {
    const Table table = table_for(agreement, rated, seats, now);
    entry_of(table.id, now).address = address_of(table.host.id);
    change(table.id, table, now);
    next_.after.emplace_back([this, table](bool stored, Now) {
        for (const auto& seat : table.seats.values)
            if (stored && seat)
                for (const ConnectionId connection : house_.people.connections_of(seat->player.id))
                    house_.send(connection, wire::found_text(table.id));
    });
    flush(now);
}

Table Lobby::table_for(const notation::AgreementText& agreement, bool rated, const Seats& seats,
                       Now now) const {
    Table table;
    table.id = house_.new_id();
    table.agreement = agreement;
    table.boards = notation::parse_ruleset(agreement.ruleset)->boards;
    table.rated = rated;
    table.created_at_ms = now.unix_ms;
    for (const Seat seat : match::kSeats)
        if (seats[seat]) {
            table.seats[seat] = TableSeat{*seats[seat], true};
            if (table.host.id.empty() && seats[seat]->human())
                table.host = {seats[seat]->id, seats[seat]->name};
        }
    return table;
}

void Lobby::open_rematch(Room& room, RematchHow how, Now now) {
    const RoomCard& card = room.card();
    match::Agreement agreement = card.agreement;
    if (how == RematchHow::colours) agreement.white_on_first = !agreement.white_on_first;
    Table table =
        table_for(notation::to_text(agreement), card.table.rated, seats_of_rematch(card.seats, how), now);
    table.name = card.table.name;
    table.is_public = card.table.is_public;
    table.with_arbiter = card.table.with_arbiter;
    table.arbiter = room.arbiter();
    for (store::Write& write : room.rematch_writes(table.id)) next_.more.push_back(std::move(write));
    next_.after.emplace_back([this, match = card.id.text, id = table.id](bool stored, Now then) {
        Room* of = rooms_.find_in_memory(match);
        if (of == nullptr) return;
        if (stored)
            of->rematch_opens(id);
        else
            of->rematch_failed(then);
    });
    forget_wishes(table);
    entry_of(table.id, now).address = address_of(table.host.id);
    change(table.id, table, now);
    flush(now);
}

std::string Lobby::address_of(const std::string& person) const {
    const auto connections = house_.people.connections_of(person);
    const Connection* connection = connections.empty() ? nullptr : house_.people.find(connections.front());
    return connection != nullptr ? connection->address : "";
}

}  // namespace doorgeef::server
