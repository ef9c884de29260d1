#include "wire/server_message.hpp"

#include "wire/json_text.hpp"

namespace doorgeef::wire {

std::string ok_text(std::string_view id) {
    std::string out;
    JsonObject object{out};
    object.text("t", "ok").text("id", id).end();
    return out;
}

std::string ok_text(std::string_view id, EventRange events) {
    std::string out;
    JsonObject object{out};
    object.text("t", "ok").text("id", id).value("events") += '[';
    append_number(out, events.first);
    out += ',';
    append_number(out, events.last);
    out += ']';
    object.end();
    return out;
}

std::string ok_with_table_text(std::string_view id, std::string_view table) {
    std::string out;
    JsonObject object{out};
    object.text("t", "ok").text("id", id).text("table", table).end();
    return out;
}

std::string no_text(const Refused& refused) {
    std::string out;
    JsonObject object{out};
    object.text("t", "no");
    if (!refused.id.empty()) object.text("id", refused.id);
    if (!refused.to.empty()) object.text("to", refused.to);
    object.text("code", refused.code);
    if (!refused.detail.empty()) object.text("detail", refused.detail);
    if (refused.retry_ms) object.number("retry_ms", *refused.retry_ms);
    object.end();
    return out;
}

std::string pong_text(std::int64_t number) {
    std::string out;
    JsonObject object{out};
    object.text("t", "pong").number("n", number).end();
    return out;
}

std::string found_text(std::string_view table) {
    std::string out;
    JsonObject object{out};
    object.text("t", "found").text("table", table).end();
    return out;
}

std::string find_ended_text() {
    std::string out;
    JsonObject object{out};
    object.text("t", "find-ended").end();
    return out;
}

std::string table_gone_text(std::string_view table) {
    std::string out;
    JsonObject object{out};
    object.text("t", "table-gone").text("table", table).end();
    return out;
}

std::string live_gone_text(std::string_view match) {
    std::string out;
    JsonObject object{out};
    object.text("t", "live-gone").text("match", match).end();
    return out;
}

}  // namespace doorgeef::wire
