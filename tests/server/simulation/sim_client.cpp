#include "sim_client.hpp"

#include "wire/json_text.hpp"

#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace doorgeef::server::simulation {

namespace json = boost::json;

namespace {

std::string text_of(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    const json::string* text = value != nullptr ? value->if_string() : nullptr;
    return text != nullptr ? std::string{text->data(), text->size()} : std::string{};
}

const json::object* object_of(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    return value != nullptr ? value->if_object() : nullptr;
}

// Not an answer yet: the same command may be sent again.
bool says_again_later(std::string_view code) {
    return code == "storage-failed" || code == "too-fast" || code == "shutting-down";
}

}  // namespace

SimClient::SimClient(const World& world, Group& group, std::string id, Is is, match::Seat place)
    : world_(world), group_(group), id_(std::move(id)), is_(is), place_(place) {}

std::optional<match::Seat> SimClient::seat_in(const std::string& match) const {
    const auto found = seats_.find(match);
    return found == seats_.end() ? std::nullopt : std::optional{found->second};
}

void SimClient::begin() {
    world_.timeline.after(world_.dice.between(0, 500), [this] { live(); });
}

// Now and then he does something.
void SimClient::live() {
    const bool opens_a_window = greeted_ && !calm_ && world_.dice.happens(0.01);  // the first stays open
    if (!connection_ || opens_a_window)
        connect();
    else if (!greeted_)
        say(R"({"t":"hello","v":1})");
    else if (!pending_)
        choose();
    else if (world_.timeline.now().instant > pending_->sent_at + 700) {
        pending_->sent_at = world_.timeline.now().instant;
        say(pending_->text);
    }
    world_.timeline.after(world_.dice.between(60, 900), [this] { live(); });
}

void SimClient::connect() {
    connection_ = world_.server.connect(*this, session());
    greeted_ = false;
    if (connection_) say(R"({"t":"hello","v":1})");
}

void SimClient::lost(ConnectionId connection) {
    if (connection_ == connection) connection_.reset();
}

void SimClient::say(const std::string& text) {
    if (connection_) world_.server.say(*connection_, text);
}

void SimClient::command(const std::string& type, const std::string& members, const std::string& what,
                        match::Seat seat) {
    const std::string id = id_ + '-' + std::to_string(++commands_);
    const std::string match =
        type == "do" || type == "premove" || type == "rematch" || type == "rule" ? group_.match : "";
    world_.commands[id] = {id_, match, type, what, seat, {}};
    pending_ = {id, R"({"t":")" + type + R"(","id":")" + id + "\"," + members + '}',
                world_.timeline.now().instant};
    say(pending_->text);
}

void SimClient::find(const std::string& what) {
    world_.findings.push_back(id_ + ": " + what);
}

void SimClient::heard(ConnectionId connection, const std::string& text) {
    const json::object message = json::parse(text).as_object();
    const std::string type = text_of(message, "t");
    if (type == "welcome") {
        if (connection == connection_) greeted_ = true;
        count("welcome");
    } else if (type == "ok" || type == "no") {
        answered(message, text);
    } else if (type == "match") {
        saw_match(message);
    } else if (type == "ev") {
        saw_events(message);
    } else if (type == "table") {
        if (const json::object* table = object_of(message, "table"); text_of(*table, "id") == group_.table)
            if (const std::string match = text_of(*table, "match"); !match.empty()) group_.begins(match);
    } else if (type == "found") {
        count("found");
        group_.goes_to(text_of(message, "table"));
    } else if (type == "premove") {
        count(text_of(message, "why") == "played" ? "premove played" : "premove dropped");
    } else if (type == "held" || type == "control" || type == "seat" || type == "calls") {
        if (type == "calls" && is_ != Is::arbiter) find("heard the arbiter being called");
        count(type);
    } else if (type == "rematch" && text_of(message, "match") == group_.match) {
        if (const std::string table = text_of(message, "table"); !table.empty()) {
            count("rematch");
            group_.goes_to(table);
        }
    }
}

void SimClient::answered(const json::object& message, const std::string& text) {
    const std::string id = text_of(message, "id");
    const std::string code = text_of(message, "code");
    const auto sent = world_.commands.find(id);
    if (sent == world_.commands.end()) {
        // Only what is no command has no id.
        if (code != "resume-beyond-head" && code != "no-such-table" && code != "no-such-match" &&
            code != "hello-first" && code != "too-fast" && code != "log-in-first")
            find("was told " + text);
        return;
    }
    count(code.empty() ? "ok" : code);
    if (code.empty() && sent->second.type == "rule") count("ruled");
    if (says_again_later(code)) return;
    if (!sent->second.answers.empty()) count("answered again");
    sent->second.answers.insert(text);
    if (sent->second.type == "table-create" && code.empty()) group_.table = text_of(message, "table");
    if (sent->second.type == "table-bot" && code.empty()) group_.bot_sits[sent->second.seat] = true;
    if (sent->second.type == "table-sit" && (code.empty() || code == "already-seated")) seated_ = true;
    if (sent->second.type == "table-ready" && code.empty()) ready_ = true;
    wants_control_ = code == "not-in-control";
    if (pending_ && pending_->id == id) pending_.reset();
}

void SimClient::saw_match(const json::object& message) {
    const std::string match = text_of(message, "match");
    replicas_.try_emplace(match, message);
    const json::object* arbiter = object_of(message, "arbiter");
    if (arbiter != nullptr && text_of(*arbiter, "id") == id_) in_charge_.insert(match);
    if (const json::object* you = object_of(message, "you"))
        if (const auto seat = match::parse_seat(text_of(*you, "seat"))) seats_[match] = *seat;
    const json::object* wishes = object_of(message, "wishes");
    if (wishes == nullptr) find("a match without wishes");
}

void SimClient::saw_events(const json::object& message) {
    const std::string match = text_of(message, "match");
    const auto replica = replicas_.find(match);
    if (replica == replicas_.end()) return;  // the message `match` was lost
    check_secrets(message, match);
    const Replica::Taken taken = replica->second.take(message);
    if (taken == Replica::Taken::gap) {
        count("gap");
        watch(match);
    }
    if (taken == Replica::Taken::contradiction)
        find("what it was told of " + match + " contradicts what it knew");
}

// Words of the other team while the match was running. What is shown after the end is in the store by then.
void SimClient::check_secrets(const json::object& message, const std::string& match) {
    const auto stored = world_.server.store().match({match});
    if (!stored || stored->result || is_ == Is::arbiter) return;
    const auto seat = seat_in(match);
    for (const json::value& line : message.at("lines").as_array()) {
        const json::string* text = line.if_string();
        if (text == nullptr) count("hidden line");
        const std::size_t said = text != nullptr ? std::string_view{text->data(), text->size()}.find(" said ")
                                                 : std::string_view::npos;
        if (said == std::string_view::npos) continue;
        const auto speaker = match::parse_seat({text->data() + said + 6, 2});
        if (!seat || !speaker || seat->team() != speaker->team()) find("overheard the other team");
    }
}

}  // namespace doorgeef::server::simulation
