#include "server/api/match_text.hpp"

#include "wire/json_text.hpp"

namespace doorgeef::server {

namespace {

using wire::JsonObject;

void append_seats(std::string& out, const store::MatchRecord& record, Names& names) {
    JsonObject seats{out};
    for (const match::Seat seat : match::kSeats) {
        const auto player = names.player(record.seats[seat]);
        if (!player) continue;
        JsonObject object{seats.value(match::name(seat))};
        object.text("kind", code(player->kind)).text("id", player->id).text("name", player->name).end();
    }
    seats.end();
}

void append_games(std::string& out, const store::MatchResult& result) {
    out += '[';
    for (const match::BoardId board : match::kBoards) {
        const auto& outcome = result.outcomes[board];
        if (!outcome) continue;
        if (out.back() != '[') out += ',';
        JsonObject object{out};
        object.number("board", match::number(board)).text("result", match::code(outcome->result));
        object.text("reason", match::code(outcome->reason)).end();
    }
    out += ']';
}

}  // namespace

void append_json(std::string& out, const store::StoredMatch& match, Names& names, std::string_view more) {
    const store::TableDescription& table = match.record.table;
    JsonObject object{out};
    object.text("id", match.record.id.text).text("name", table.name).text("ruleset", table.family);
    object.flag("rated", table.rated)
        .flag("public", table.is_public)
        .flag("with_arbiter", table.with_arbiter);
    object.number("created", table.created_at_ms).raw("agreement", match.record.agreement);
    append_seats(object.value("seats"), match.record, names);
    object.number("events", match.head);
    if (match.result) {
        object.number("ended", match.result->ended_at_ms).text("score", to_string(match.result->score));
        append_games(object.value("games"), *match.result);
    } else {
        object.null("ended").null("score").raw("games", "[]");
    }
    out += more;
    object.end();
}

}  // namespace doorgeef::server
