// A table: what will be played there, and who sits where.
#pragma once

#include "match/match.hpp"
#include "match/seat.hpp"
#include "notation/agreement_text.hpp"
#include "server/authorisation.hpp"
#include "server/documents.hpp"
#include "server/people/person.hpp"
#include "store/records.hpp"

#include <optional>
#include <string>

namespace doorgeef::server {

struct TableSeat {
    Player player{};
    bool ready = false;

    friend bool operator==(const TableSeat&, const TableSeat&) = default;
};

struct Table {
    std::string id{};
    std::string name{};
    PersonRef host{};
    notation::AgreementText agreement{};  // without White: by lot, or as the ruleset says
    int boards = 2;                       // of that agreement
    bool is_public = true;
    bool with_arbiter = false;
    bool rated = false;
    std::optional<PersonRef> arbiter{};
    store::UnixMs created_at_ms = 0;
    match::BySeat<std::optional<TableSeat>> seats{};
    std::string match{};  // once it has begun

    bool has_seat(match::Seat seat) const { return boards == 2 || seat.board() == match::BoardId::first; }
    std::optional<match::Seat> seat_of(const std::string& person) const;
    RoleSet roles_of(const Person& person) const;
    bool has_bots() const;
    // Whether somebody else sits there by a name that people take for the same.
    bool has_namesake_of(const Person& person) const;
    // Somebody sits on every seat, everybody is ready, and there is an arbiter if one is wanted.
    bool ready() const;
    // "knsb": the first word of the ruleset
    std::string family() const { return agreement.ruleset.substr(0, agreement.ruleset.find(' ')); }

    friend bool operator==(const Table&, const Table&) = default;
};

store::Document to_document(const Table& table);
// Nothing if it is not what to_document writes.
std::optional<Table> parse_table(const store::Document& document);

// What changes without anybody asking, and is not stored.
struct TableState {
    std::optional<std::int64_t> starts_in_ms{};
    match::BySeat<bool> connected{};
};
// As the protocol shows it.
void append_json(std::string& out, const Table& table, const TableState& state);

}  // namespace doorgeef::server
