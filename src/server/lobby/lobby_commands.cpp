// What people do at the tables.
#include "server/lobby/lobby.hpp"
#include "server/lobby/proposed_agreement.hpp"
#include "server/people/showable.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

using match::Seat;

bool Lobby::too_many_tables(const std::string& address) const {
    const Limits& limits = house_.settings.limits;
    if (tables_.size() >= limits.tables) return true;
    const auto of_address = tables_of_.find(address);
    return of_address != tables_of_.end() && (of_address->second.open >= limits.tables_per_address ||
                                              of_address->second.begun >= limits.matches_per_address);
}

void Lobby::create(const Connection& by, const wire::client::CreateTable& message, Now now) {
    const Person& person = *by.person;
    if (!is_showable(message.name, kLongestTableName)) return refuse(by, message.id, Problem::bad_name, now);
    const auto agreement = proposed_agreement(message.agreement);
    if (!agreement)
        return refuse(by, message.id, Problem::bad_agreement, now, notation::code(agreement.error()));
    const auto hosted = hosted_.find(person.id);
    if (too_many_tables(by.address) ||
        (hosted != hosted_.end() && hosted->second >= house_.settings.limits.tables_per_host))
        return refuse(by, message.id, Problem::too_many, now);

    Table table;
    table.id = house_.new_id();
    table.name = message.name;
    table.host = {person.id, person.name};
    table.agreement = *agreement;
    table.boards = boards_of(*agreement);
    table.is_public = message.is_public;
    table.with_arbiter = message.with_arbiter;
    table.rated = message.rated;
    table.created_at_ms = now.unix_ms;
    if (message.seat) {
        if (const auto problem = why_not_seated(by, table, *message.seat))
            return refuse(by, message.id, *problem, now);
        table.seats[*message.seat] = TableSeat{Player::of(person), message.ready};
    }
    for (const Seat seat : match::kSeats) {
        if (!message.bots[seat]) continue;
        if (const auto problem = why_no_bot(by, table, seat, *message.bots[seat]))
            return refuse(by, message.id, *problem, now);
        put_bot(table, seat, *message.bots[seat]);
    }
    const std::string id = table.id;
    forget_wishes(table);
    entry_of(id, now).address = by.address;
    change(id, std::move(table), now);
    answer(by, message.id, wire::ok_with_table_text(message.id.text, id), now);
}

std::optional<Problem> Lobby::why_not_seated(const Connection& by, const Table& table, Seat seat) const {
    const Person& person = *by.person;
    if (!table.has_seat(seat)) return Problem::no_such_seat;
    if (!table.match.empty()) return Problem::table_started;
    if (table.seats[seat])
        return table.seats[seat]->player.is(person) ? Problem::already_seated : Problem::seat_taken;
    // Nobody is arbiter of his own match.
    if (table.arbiter && table.arbiter->id == person.id) return Problem::not_allowed;
    if (table.rated && !person.account) return Problem::accounts_only;
    if (table.has_namesake_of(person)) return Problem::same_name;
    const auto seated = seated_.find(person.id);
    const std::size_t tables = seated == seated_.end() ? 0 : seated->second.size();
    if (!table.seat_of(person.id) && tables >= house_.settings.limits.seats_per_person)
        return Problem::too_many;
    return std::nullopt;
}

void Lobby::sit(const Connection& by, const wire::client::Sit& message, Now now) {
    Table table = *find(message.table);
    if (const auto problem = why_not_seated(by, table, message.seat))
        return refuse(by, message.id, *problem, now);
    if (const auto before = table.seat_of(by.person->id)) table.seats[*before].reset();
    table.seats[message.seat] = TableSeat{Player::of(*by.person)};
    forget_wish(by.person->id);
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

void Lobby::stand_up(const Connection& by, const wire::client::StandUp& message, Now now) {
    Table table = *find(message.table);
    if (!table.match.empty()) return refuse(by, message.id, Problem::table_started, now);
    table.seats[*table.seat_of(by.person->id)].reset();
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

void Lobby::swap(const Connection& by, const wire::client::SwapSeats& message, Now now) {
    Table table = *find(message.table);
    if (!table.match.empty()) return refuse(by, message.id, Problem::table_started, now);
    if (!table.has_seat(message.a) || !table.has_seat(message.b))
        return refuse(by, message.id, Problem::no_such_seat, now);
    std::swap(table.seats[message.a], table.seats[message.b]);
    // Who is moved has not said that he is ready for that.
    for (const Seat seat : {message.a, message.b})
        if (table.seats[seat]) table.seats[seat]->ready = table.seats[seat]->player.kind == PlayerKind::bot;
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

std::optional<Problem> Lobby::why_no_bot(const Connection& by, const Table& table, Seat seat,
                                         std::string_view bot) const {
    if (!table.has_seat(seat)) return Problem::no_such_seat;
    if (house_.bots.find(bot) == nullptr) return Problem::no_such_bot;
    if (table.rated) return Problem::accounts_only;
    if (table.seats[seat] && table.seats[seat]->player.kind != PlayerKind::bot) return Problem::seat_taken;
    if (table.has_bots()) return std::nullopt;
    // Bots need a processor, so that nobody gets as many as he likes.
    const Limits& limits = house_.settings.limits;
    const auto of_address = tables_of_.find(by.address);
    const bool too_many =
        bot_tables_ >= limits.bot_tables ||
        (of_address != tables_of_.end() && of_address->second.with_bots >= limits.bot_tables_per_address);
    return too_many ? std::optional{Problem::too_many} : std::nullopt;
}

// Requires: nothing is against it.
void Lobby::put_bot(Table& table, Seat seat, std::string_view bot) const {
    const BotCard& card = *house_.bots.find(bot);
    table.seats[seat] = TableSeat{{PlayerKind::bot, card.id, card.name}, true};
}

void Lobby::seat_bot(const Connection& by, const wire::client::SeatBot& message, Now now) {
    Table table = *find(message.table);
    if (!table.match.empty()) return refuse(by, message.id, Problem::table_started, now);
    if (message.bot) {
        if (const auto problem = why_no_bot(by, table, message.seat, *message.bot))
            return refuse(by, message.id, *problem, now);
        put_bot(table, message.seat, *message.bot);
    } else {
        if (!table.has_seat(message.seat)) return refuse(by, message.id, Problem::no_such_seat, now);
        auto& seat = table.seats[message.seat];
        if (!seat) return refuse(by, message.id, Problem::seat_empty, now);
        if (seat->player.kind != PlayerKind::bot) return refuse(by, message.id, Problem::seat_taken, now);
        seat.reset();
    }
    entry_of(message.table, now).address = by.address;
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

void Lobby::take_charge(const Connection& by, const wire::client::TakeCharge& message, Now now) {
    Table table = *find(message.table);
    const PersonRef me{by.person->id, by.person->name};
    const bool mine = table.arbiter && table.arbiter->id == me.id;
    // Nobody is arbiter of his own match.
    if (table.seat_of(me.id) || (!message.take && !mine))
        return refuse(by, message.id, Problem::not_allowed, now);
    if (table.arbiter && !mine) return refuse(by, message.id, Problem::seat_taken, now);
    table.arbiter = message.take ? std::optional{me} : std::nullopt;
    if (!table.match.empty())
        next_.after.emplace_back([this, match = table.match, arbiter = table.arbiter](bool stored, Now then) {
            if (Room* room = stored ? rooms_.find_in_memory(match) : nullptr)
                room->set_arbiter(arbiter, then);
        });
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

void Lobby::set_ready(const Connection& by, const wire::client::SetReady& message, Now now) {
    Table table = *find(message.table);
    if (!table.match.empty()) return refuse(by, message.id, Problem::table_started, now);
    table.seats[*table.seat_of(by.person->id)]->ready = message.ready;
    if (message.ready) forget_wish(by.person->id);
    change(message.table, std::move(table), now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

void Lobby::close(const Connection& by, const wire::client::CloseTable& message, Now now) {
    if (!find(message.table)->match.empty()) return refuse(by, message.id, Problem::table_started, now);
    change(message.table, std::nullopt, now);
    answer(by, message.id, wire::ok_text(message.id.text), now);
}

}  // namespace doorgeef::server
