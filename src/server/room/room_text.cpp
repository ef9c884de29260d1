// What a room says.
#include "notation/words_of_enums.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "server/room/room.hpp"
#include "wire/json_text.hpp"

#include <utility>

namespace doorgeef::server {

using match::Seat;
using wire::JsonObject;

namespace {

std::string bfen(const match::Match& match) {
    std::string text = rules::to_fen(match.position(match::BoardId::first).setup());
    if (match.has_board(match::BoardId::second))
        text += " | " + rules::to_fen(match.position(match::BoardId::second).setup());
    return text;
}

// A claim that waits for the arbiter, with what the system itself finds about it.
void append_claim(std::string& out, const match::Claim& claim) {
    JsonObject object{out};
    object.text("seat", match::name(claim.seat)).text("kind", notation::word(claim.kind));
    if (claim.intended)
        object.text("move", rules::to_string(*claim.intended));
    else
        object.null("move");
    object.number("occurrences", claim.findings.occurrences)
        .number("moves_without_progress", claim.findings.moves_without_progress)
        .flag("material_insufficient", claim.findings.material_insufficient)
        .flag("correct", claim.findings.correct)
        .end();
}

}  // namespace

std::string Room::events_text(store::Sequence after, View view, Now now) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "ev").text("match", card_.id.text).number("first", after + 1);
    live_.append_json(object.value("lines"), after, live_.stored(), view);
    object.number("now", time(now)).end();
    return out;
}

std::string Room::match_text(const Viewer& viewer, Now now) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "match").text("match", card_.id.text);
    object.raw("agreement", card_.agreement_json);
    JsonObject table{object.value("table")};
    table.text("id", stored_notes_.table)
        .text("name", card_.table.name)
        .flag("public", card_.table.is_public)
        .flag("with_arbiter", card_.table.with_arbiter)
        .flag("rated", card_.table.rated)
        .end();
    append_seats(object.value("seats"));
    append_json(object.value("arbiter"), arbiter_);
    object.number("head", live_.stored())
        .number("now", time(now))
        .flag("held", !clockwork_.runs() && !ended_);
    append_you(object.value("you"), viewer);
    append_json(object.value("wishes"), stored_notes_.wishes);
    object.end();
    return out;
}

void Room::append_seats(std::string& out) const {
    JsonObject object{out};
    for (const Seat seat : match::kSeats) {
        if (!match().has_seat(seat)) continue;
        const auto& player = card_.seats[seat];
        if (!player) {
            object.null(match::name(seat));
            continue;
        }
        JsonObject member{object.value(match::name(seat))};
        member.text("id", player->id).text("name", player->name).text("kind", code(player->kind));
        member.text("connection", presence(seat));
        if (const auto lag = lag_ms(seat)) member.number("lag_ms", *lag);
        member.end();
    }
    object.end();
}

void Room::append_you(std::string& out, const Viewer& viewer) const {
    const bool in_charge = !viewer.seat && viewer.view == View::arbiter && !ended_;
    if (!viewer.seat && !in_charge) {
        out += "null";
        return;
    }
    JsonObject object{out};
    if (viewer.seat) {
        object.text("seat", match::name(*viewer.seat))
            .flag("control", in_control(*viewer.seat, viewer.connection));
        append_json(object.value("premove"), stored_notes_.premoves[*viewer.seat]);
    } else {
        object.flag("arbiter", true);
    }
    object.end();
}

std::string Room::seat_text(Seat seat) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "seat").text("match", card_.id.text).text("seat", match::name(seat));
    object.text("connection", presence(seat));
    if (const auto lag = lag_ms(seat)) object.number("lag_ms", *lag);
    object.end();
    return out;
}

std::string Room::held_text(Now now) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "held").text("match", card_.id.text).flag("held", !clockwork_.runs());
    object.number("now", time(now)).end();
    return out;
}

std::string Room::premove_text(Seat seat, std::string_view why) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "premove").text("match", card_.id.text).text("seat", match::name(seat));
    object.null("move").text("why", why).end();
    return out;
}

std::string Room::control_text(Seat seat) const {
    std::string out;
    JsonObject object{out};
    object.text("t", "control").text("match", card_.id.text).text("seat", match::name(seat));
    object.flag("control", false).text("why", "control-taken").end();
    return out;
}

std::string Room::rematch_text() const {
    std::string out;
    JsonObject object{out};
    object.text("t", "rematch").text("match", card_.id.text);
    append_json(object.value("wishes"), stored_notes_.wishes);
    if (stored_notes_.rematch_table.empty())
        object.null("table");
    else
        object.text("table", stored_notes_.rematch_table);
    object.end();
    return out;
}

const Room::LiveJson& Room::live_json() {
    // What is not on disk is not shown.
    if (live_json_.upto == live_.stored() || live_.head() != live_.stored()) return live_json_;
    live_json_ = {{}, live_.stored()};
    JsonObject object{live_json_.text};
    object.text("id", card_.id.text).text("name", card_.table.name).text("ruleset", card_.table.family);
    JsonObject seats{object.value("seats")};
    for (const Seat seat : match::kSeats)
        if (match().has_seat(seat))
            seats.text(match::name(seat), card_.seats[seat] ? card_.seats[seat]->name : "");
    seats.end();
    object.text("white", match().agreement.white_on_first == match::Team::a ? "A" : "B");
    object.text("bfen", bfen(match())).number("moves", completed_moves());
    object.flag("called", arbiter_called()).end();
    return live_json_;
}

std::string Room::call_text() const {
    std::string out;
    if (ended_ || !arbiter_called()) return out;
    JsonObject object{out};
    object.text("match", card_.id.text).text("table", stored_notes_.table).text("name", card_.table.name);
    append_json(object.value("arbiter"), arbiter_);
    object.value("claims") += '[';
    bool first = true;
    for (const match::Game& game : match().games.values) {
        if (!game.claim) continue;
        if (!std::exchange(first, false)) out += ',';
        append_claim(out, *game.claim);
    }
    out += ']';
    object.end();
    return out;
}

std::int64_t Room::completed_moves() const {
    std::int64_t moves = 0;
    for (const match::Game& game : match().games.values)
        for (const rules::Color color : rules::kColors) moves += game.moves_completed[color];
    return moves;
}

}  // namespace doorgeef::server
