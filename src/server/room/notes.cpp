#include "server/room/notes.hpp"

#include "wire/json_text.hpp"
#include "wire/message_fields.hpp"
#include "wire/strict_json.hpp"

namespace doorgeef::server {

namespace {

namespace json = boost::json;
using wire::JsonObject;

constexpr wire::JsonLimits kLimits{4096, 4};

std::optional<Premove> read_premove(const json::value& value) {
    const json::object* object = value.if_object();
    if (object == nullptr) return std::nullopt;
    wire::MessageFields fields{*object};
    const auto move = rules::parse_move(fields.text("move"));
    const std::string when = fields.text("when");
    if (fields.failed() || !move) return std::nullopt;
    return Premove{*move, when == "arrives"};
}

std::optional<RematchHow> read_wish(const json::value& value) {
    const json::string* text = value.if_string();
    return text == nullptr ? std::nullopt : wire::parse_rematch({text->data(), text->size()});
}

// An object with a member for some seats.
template <class Value, class Read>
bool read_by_seat(const json::object& object, std::string_view key,
                  match::BySeat<std::optional<Value>>& values, Read read) {
    const json::value* found = object.if_contains({key.data(), key.size()});
    const json::object* members = found != nullptr ? found->if_object() : nullptr;
    if (members == nullptr) return false;
    for (const auto& member : *members) {
        const auto seat = match::parse_seat({member.key().data(), member.key().size()});
        auto value = read(member.value());
        if (!seat || !value) return false;
        values[*seat] = std::move(value);
    }
    return true;
}

}  // namespace

void append_json(std::string& out, const std::optional<Premove>& premove) {
    if (!premove) {
        out += "null";
        return;
    }
    JsonObject object{out};
    object.text("move", rules::to_string(premove->move))
        .text("when", premove->when_arrives ? "arrives" : "turn")
        .end();
}

void append_json(std::string& out, const match::BySeat<std::optional<RematchHow>>& wishes) {
    JsonObject object{out};
    for (const match::Seat seat : match::kSeats)
        if (const auto wish = wishes[seat]) object.text(match::name(seat), wire::word(*wish));
    object.end();
}

store::Document to_document(const store::MatchId& match, const Notes& notes) {
    std::string text;
    JsonObject object{text};
    object.text("table", notes.table).text("rematch_table", notes.rematch_table);
    JsonObject premoves{object.value("premoves")};
    for (const match::Seat seat : match::kSeats)
        if (notes.premoves[seat]) append_json(premoves.value(match::name(seat)), notes.premoves[seat]);
    premoves.end();
    append_json(object.value("wishes"), notes.wishes);
    object.end();
    return {std::string{kNotesKind}, match.text, std::nullopt, std::move(text)};
}

std::optional<Notes> parse_notes(const store::Document& document) {
    const auto root = wire::parse_json(document.text, kLimits);
    const json::object* object = root ? root->if_object() : nullptr;
    if (object == nullptr) return std::nullopt;
    Notes notes;
    wire::MessageFields fields{*object};
    notes.table = fields.text("table");
    notes.rematch_table = fields.text("rematch_table");
    const bool read = read_by_seat(*object, "premoves", notes.premoves, read_premove) &&
                      read_by_seat(*object, "wishes", notes.wishes, read_wish);
    if (fields.failed() || !read) return std::nullopt;
    return notes;
}

}  // namespace doorgeef::server
