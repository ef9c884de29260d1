// Being put together with others who want the same.
#include "server/lobby/lobby.hpp"
#include "server/lobby/proposed_agreement.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server {

const Table* Lobby::plays_at(const std::string& person) const {
    const auto seated = seated_.find(person);
    if (seated == seated_.end()) return nullptr;
    for (const std::string& id : seated->second) {
        const Table& table = *tables_.at(id).working;
        if (!table.match.empty() || table.seats[*table.seat_of(person)]->ready) return &table;
    }
    return nullptr;
}

void Lobby::forget_wish(const std::string& person) {
    if (!finder_.has(person)) return;
    finder_.remove(person);
    for (const ConnectionId connection : house_.people.connections_of(person))
        house_.send(connection, wire::find_ended_text());
}

void Lobby::forget_wishes(const Table& table) {
    for (const auto& seat : table.seats.values)
        if (seat && seat->player.human()) forget_wish(seat->player.id);
}

void Lobby::find_match(const Connection& by, const wire::client::Find& message, Now now) {
    const Person& person = *by.person;
    const auto refuse_at_once = [&](Problem problem, std::string_view detail = {}) {
        house_.send(by.id, wire::no_text({.id = message.id.text, .code = code(problem), .detail = detail}));
    };
    // Sent twice, it is one wish; also when that has been fulfilled already.
    if (const auto last = last_find_.find(person.id);
        last != last_find_.end() && last->second == message.id.text)
        return house_.send(by.id, wire::ok_text(message.id.text));
    const auto agreement = proposed_agreement(message.agreement);
    if (!agreement) return refuse_at_once(Problem::bad_agreement, notation::code(agreement.error()));
    if (message.rated && !person.account) return refuse_at_once(Problem::accounts_only);
    const int boards = boards_of(*agreement);
    if (message.partner && (boards == 1 || *message.partner == person.id))
        return refuse_at_once(Problem::no_such_partner);
    if (const Table* table = plays_at(person.id)) return refuse_at_once(Problem::already_playing, table->id);
    if (too_many_tables(by.address)) return refuse_at_once(Problem::too_many);
    house_.send(by.id, wire::ok_text(message.id.text));
    last_find_[person.id] = message.id.text;

    std::string wish = message.rated ? "rated" : "";
    for (const std::string_view part :
         {std::string_view{agreement->ruleset}, std::string_view{agreement->conduct},
          std::string_view{agreement->time}, std::string_view{agreement->white},
          std::string_view{agreement->positions.values[0]},
          std::string_view{agreement->positions.values[1]}}) {
        wish += '\n';
        wish += part;
    }
    const auto seats =
        finder_.add({Player::of(person), std::move(wish), boards, message.partner}, house_.chance);
    if (seats) seat_together(*agreement, message.rated, *seats, now);
}

void Lobby::stop_finding(const Connection& by, const wire::client::StopFinding& message) {
    finder_.remove(by.person->id);
    last_find_.erase(by.person->id);
    house_.send(by.id, wire::ok_text(message.id.text));
}

}  // namespace doorgeef::server
