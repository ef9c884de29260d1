#include "server/lobby/table.hpp"

#include "server/people/name_key.hpp"
#include "wire/agreement_json.hpp"
#include "wire/json_text.hpp"
#include "wire/message_fields.hpp"
#include "wire/strict_json.hpp"

#include <algorithm>

namespace doorgeef::server {

namespace {

namespace json = boost::json;
using match::Seat;
using wire::JsonObject;

constexpr wire::JsonLimits kLimits{std::size_t{16} * 1024, 5};

// The members that a table has on the wire and on disk alike.
void put_common(JsonObject& object, const Table& table) {
    object.text("id", table.id).text("name", table.name);
    append_json(object.value("host"), std::optional{table.host});
    wire::append_json(object.value("agreement"), table.agreement);
    object.flag("public", table.is_public)
        .flag("with_arbiter", table.with_arbiter)
        .flag("rated", table.rated);
    append_json(object.value("arbiter"), table.arbiter);
    object.number("created", table.created_at_ms);
    if (table.match.empty())
        object.null("match");
    else
        object.text("match", table.match);
}

void append_seat(std::string& out, const TableSeat& seat, std::optional<bool> connected) {
    JsonObject object{out};
    object.text("id", seat.player.id).text("name", seat.player.name).text("kind", code(seat.player.kind));
    object.flag("ready", seat.ready);
    if (connected) object.flag("connected", *connected);
    object.end();
}

void put_seats(JsonObject& object, const Table& table, const TableState* state) {
    JsonObject seats{object.value("seats")};
    for (const Seat seat : match::kSeats) {
        if (!table.has_seat(seat)) continue;
        if (table.seats[seat])
            append_seat(seats.value(match::name(seat)), *table.seats[seat],
                        state != nullptr ? std::optional{state->connected[seat]} : std::nullopt);
        else
            seats.null(match::name(seat));
    }
    seats.end();
}

const json::object* object_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    return value != nullptr ? value->if_object() : nullptr;
}

std::optional<PersonRef> read_person(const json::object* object) {
    if (object == nullptr) return std::nullopt;
    wire::MessageFields fields{*object};
    PersonRef person{fields.text("id"), fields.text("name")};
    return fields.failed() ? std::nullopt : std::optional{std::move(person)};
}

std::optional<TableSeat> read_seat(const json::object& object) {
    wire::MessageFields fields{object};
    const auto kind = parse_player_kind(fields.text("kind"));
    TableSeat seat{{kind.value_or(PlayerKind::guest), fields.text("id"), fields.text("name")},
                   fields.flag("ready")};
    return fields.failed() || !kind ? std::nullopt : std::optional{std::move(seat)};
}

bool read_seats(const json::object& object, Table& table) {
    const json::object* seats = object_in(object, "seats");
    if (seats == nullptr) return false;
    for (const Seat seat : match::kSeats)
        if (const json::object* found = object_in(*seats, match::name(seat))) {
            table.seats[seat] = read_seat(*found);
            if (!table.seats[seat] || !table.has_seat(seat)) return false;
        }
    return true;
}

}  // namespace

std::optional<Seat> Table::seat_of(const std::string& person) const {
    for (const Seat seat : match::kSeats)
        if (seats[seat] && seats[seat]->player.human() && seats[seat]->player.id == person) return seat;
    return std::nullopt;
}

RoleSet Table::roles_of(const Person& person) const {
    RoleSet roles;
    if (seat_of(person.id)) roles.add(Role::player);
    if (host.id == person.id) roles.add(Role::host);
    if (arbiter && arbiter->id == person.id && person.has(store::AccountRole::arbiter))
        roles.add(Role::in_charge);
    return roles;
}

bool Table::has_namesake_of(const Person& person) const {
    return std::ranges::any_of(seats.values, [key = name_key(person.name), &person](const auto& seat) {
        return seat && !seat->player.is(person) && name_key(seat->player.name) == key;
    });
}

bool Table::has_bots() const {
    return std::ranges::any_of(seats.values,
                               [](const auto& seat) { return seat && seat->player.kind == PlayerKind::bot; });
}

bool Table::ready() const {
    const auto seat_is_ready = [this](Seat seat) {
        if (!has_seat(seat)) return true;
        return seats[seat] && (seats[seat]->ready || seats[seat]->player.kind == PlayerKind::bot);
    };
    return std::ranges::all_of(match::kSeats, seat_is_ready) && (!with_arbiter || arbiter);
}

store::Document to_document(const Table& table) {
    std::string text;
    JsonObject object{text};
    put_common(object, table);
    put_seats(object, table, nullptr);
    object.end();
    return {std::string{kTableKind}, table.id, std::nullopt, std::move(text)};
}

std::optional<Table> parse_table(const store::Document& document) {
    const auto root = wire::parse_json(document.text, kLimits);
    const json::object* object = root ? root->if_object() : nullptr;
    if (object == nullptr) return std::nullopt;
    wire::MessageFields fields{*object};
    Table table;
    table.id = fields.text("id");
    table.name = fields.text("name");
    table.agreement = fields.agreement("agreement");
    table.is_public = fields.flag("public");
    table.with_arbiter = fields.flag("with_arbiter");
    table.rated = fields.flag("rated");
    table.created_at_ms = fields.number("created");
    table.match = fields.text_or_null("match").value_or("");
    table.arbiter = read_person(object_in(*object, "arbiter"));
    const auto host = read_person(object_in(*object, "host"));
    const auto ruleset = notation::parse_ruleset(table.agreement.ruleset);
    if (fields.failed() || !host || !ruleset) return std::nullopt;
    table.host = *host;
    table.boards = ruleset->boards;
    return read_seats(*object, table) ? std::optional{std::move(table)} : std::nullopt;
}

void append_json(std::string& out, const Table& table, const TableState& state) {
    JsonObject object{out};
    put_common(object, table);
    const bool starting = state.starts_in_ms.has_value();
    object.text("state", !table.match.empty() ? "playing" : starting ? "starting" : "open");
    put_seats(object, table, &state);
    if (starting)
        object.number("starts_in_ms", *state.starts_in_ms);
    else
        object.null("starts_in_ms");
    object.end();
}

}  // namespace doorgeef::server
