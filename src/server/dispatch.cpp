// How a message is judged before anybody acts on it, and who acts.
#include "server/parts.hpp"
#include "wire/json_text.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace doorgeef::server {

namespace client = wire::client;
using wire::ClientMessage;

namespace {

constexpr Instant kKeepAliveMs = 20'000;
constexpr std::size_t kSmallMessage = 1024;  // one that costs little to look into

// What a message is about.
struct TableOf {
    const std::string* operator()(const auto& message) const {
        if constexpr (requires { message.table; })
            return &message.table;
        else
            return nullptr;
    }
};
struct MatchOf {
    const std::string* operator()(const auto& message) const {
        if constexpr (requires { message.match; })
            return &message.match;
        else
            return nullptr;
    }
};

// Commands whose answers are kept: all but those that can be carried out twice without harm.
template <class Message>
constexpr bool kIsKept =
    requires(Message message) { message.id; } && !std::is_same_v<Message, client::Control> &&
    !std::is_same_v<Message, client::Find> && !std::is_same_v<Message, client::StopFinding>;

RoleSet roles_of(const Person* person) {
    if (person == nullptr) return {Role::visitor};
    RoleSet roles{Role::person};
    if (person->has(store::AccountRole::arbiter)) roles.add(Role::arbiter);
    if (person->has(store::AccountRole::organiser)) roles.add(Role::organiser);
    if (person->has(store::AccountRole::admin)) roles.add(Role::admin);
    return roles;
}

// The tokens a message takes: more where the answer is long.
double cost_of(const ClientMessage& message) {
    const bool long_answer =
        std::holds_alternative<client::WatchLobby>(message) || std::holds_alternative<client::Watch>(message);
    return long_answer ? 4 : 0;
}

void append_json(std::string& out, std::span<const BotCard> bots) {
    out += '[';
    for (const BotCard& bot : bots) {
        if (out.back() != '[') out += ',';
        wire::JsonObject{out}.text("id", bot.id).text("name", bot.name).end();
    }
    out += ']';
}

std::string welcome_text(const Connection& connection, const House& house) {
    std::string out;
    wire::JsonObject object{out};
    object.text("t", "welcome").number("v", wire::kProtocolVersion);
    if (connection.person)
        append_json(object.value("you"), *connection.person);
    else
        object.null("you");
    object.text("server", house.settings.version).number("keep_alive_ms", kKeepAliveMs);
    append_json(object.value("bots"), house.bots.all());
    object.end();
    return out;
}

}  // namespace

// Carries out what has been found allowed.
struct Service::Parts::Dispatch {
    Parts& parts;
    Connection& connection;
    Now now;
    Room* its_room;  // of a message about a match

    Lobby& lobby() const { return parts.lobby_; }

    void operator()(const client::Hello& message) const {
        if (message.version != wire::kProtocolVersion)
            return refuse("hello", Problem::version_not_spoken, std::to_string(wire::kProtocolVersion));
        parts.house_.send(connection.id, welcome_text(connection, parts.house_));
        const bool first = connection.person && !parts.people_.is_here(connection.person->id);
        parts.people_.greeted(connection);
        if (first) lobby().presence_changed(connection.person->id, now);
        parts.calls_.tell_newcomer(connection);
    }
    void operator()(const client::Ping& message) const {
        parts.house_.send(connection.id, wire::pong_text(message.number));
    }

    void operator()(const client::WatchLobby& message) const {
        lobby().watch(connection, message.watch, now);
    }
    void operator()(const client::WatchTable& message) const {
        if (!message.watch) return lobby().leave_table(connection, message.table);
        if (connection.tables.size() >= parts.settings_.limits.watched_tables)
            return refuse("table", Problem::too_many);
        lobby().watch_table(connection, message.table, now);
    }
    void operator()(const client::CreateTable& message) const { lobby().create(connection, message, now); }
    void operator()(const client::Sit& message) const { lobby().sit(connection, message, now); }
    void operator()(const client::StandUp& message) const { lobby().stand_up(connection, message, now); }
    void operator()(const client::SwapSeats& message) const { lobby().swap(connection, message, now); }
    void operator()(const client::SeatBot& message) const { lobby().seat_bot(connection, message, now); }
    void operator()(const client::TakeCharge& message) const {
        lobby().take_charge(connection, message, now);
    }
    void operator()(const client::SetReady& message) const { lobby().set_ready(connection, message, now); }
    void operator()(const client::CloseTable& message) const { lobby().close(connection, message, now); }
    void operator()(const client::Find& message) const { lobby().find_match(connection, message, now); }
    void operator()(const client::StopFinding& message) const { lobby().stop_finding(connection, message); }

    void operator()(const client::Watch& message) const {
        Room& watched = *its_room;
        if (message.from < 0 || message.from > watched.stored())
            return refuse("watch", Problem::resume_beyond_head);
        auto& matches = connection.matches;
        if (std::ranges::find(matches, message.match) == matches.end()) {
            if (matches.size() >= parts.settings_.limits.watched_matches)
                return refuse("watch", Problem::too_many);
            matches.push_back(message.match);
        }
        watched.watch(connection, message.from, now);
    }
    void operator()(const client::Unwatch& message) const {
        std::erase(connection.matches, message.match);
        if (Room* watched = parts.rooms_.find_in_memory(message.match)) watched->unwatch(connection.id, now);
    }
    void operator()(const client::Control& message) const { its_room->control(connection, message); }
    void operator()(const client::Do& message) const { its_room->act(connection, message, now); }
    void operator()(const client::Premove& message) const { its_room->premove(connection, message, now); }
    void operator()(const client::Rule& message) const { its_room->rule(connection, message, now); }
    void operator()(const client::Rematch& message) const {
        its_room->wish_rematch(connection, message, now);
    }

    void refuse(std::string_view to, Problem problem, std::string_view detail = {}) const {
        parts.house_.send(connection.id, wire::no_text({.to = to, .code = code(problem), .detail = detail}));
    }
};

void Service::Parts::received(ConnectionId id, std::string_view text, Now now) {
    Connection* connection = people_.find(id);
    if (connection == nullptr || connection->closing) return;
    if (connection->session_has_expired(now)) return close(*connection, CloseCode::session_ended);
    const double size = static_cast<double>(text.size()) / kSmallMessage;
    if (is_too_fast(*connection, text, 1 + size, now)) return;
    const auto message = wire::parse_client_message(text);
    if (!message) return bad_message(*connection, message.error());
    if (!connection->greeted && !std::holds_alternative<client::Hello>(*message)) {
        house_.send(id, wire::no_text({.code = code(Problem::hello_first)}));
        return close(*connection, CloseCode::misbehaved);
    }
    const double extra = cost_of(*message);
    if (extra > 0 && is_too_fast(*connection, text, extra, now)) return;
    dispatch(*connection, *message, now);
}

bool Service::Parts::is_too_fast(Connection& connection, std::string_view text, double cost, Now now) {
    const Rate& rate = settings_.limits.messages_per_connection;
    Instant wait_ms = 0;
    if (!connection.messages.take(rate, cost, now.instant))
        wait_ms = connection.messages.wait_ms(rate, cost);
    else if (const Bucket* bucket = addresses_.refuses(connection.address, cost, now.instant))
        wait_ms = bucket->wait_ms(settings_.limits.messages_per_address, cost);
    if (wait_ms == 0) return false;
    outside_.met(Trouble::messages, connection.address);
    if (++connection.too_fast >= settings_.limits.too_fast) {
        close(connection, CloseCode::misbehaved);
        return true;
    }
    const auto message = text.size() <= kSmallMessage ? wire::parse_client_message(text) : wire::BadMessage{};
    const wire::CommandId* command = message ? wire::command_id(*message) : nullptr;
    wire::Refused refused{.code = code(Problem::too_fast), .retry_ms = wait_ms};
    if (command != nullptr)
        refused.id = command->text;
    else if (message)
        refused.to = wire::kClientMessageNames[message->index()];
    house_.send(connection.id, wire::no_text(refused));
    return true;
}

void Service::Parts::bad_message(Connection& connection, const wire::BadMessage& bad) {
    house_.refuse(connection.id, bad.id.value_or(""), Problem::bad_message);
    if (++connection.bad_messages >= settings_.limits.bad_messages) close(connection, CloseCode::misbehaved);
}

// Whether it came before. That is asked first of all: what was carried out once gets the same answer also
// when it would not be allowed any more.
bool Service::Parts::is_known(const Connection& connection, const ClientMessage& message, Room* room) {
    if (!connection.person) return false;
    return std::visit(
        [&]<class Message>(const Message& command) {
            if constexpr (!kIsKept<Message>) {
                return false;
            } else if constexpr (requires { command.match; }) {
                return room->is_known(connection, command.id);
            } else {
                return lobby_.is_known(connection, command.id);
            }
        },
        message);
}

// Why this message is not even looked at.
std::optional<Problem> Service::Parts::why_refused(const Connection& connection, const ClientMessage& message,
                                                   const Room* room) {
    const Permission& allowed = permission(message.index());
    RoleSet roles = roles_of(connection.person.get());
    if (allowed.subject == Subject::table) {
        const Table* table = lobby_.find(*std::visit(TableOf{}, message));
        if (table == nullptr) return Problem::no_such_table;
        if (connection.person) roles.add(table->roles_of(*connection.person));
    } else if (allowed.subject == Subject::match) {
        if (connection.person) roles.add(room->roles_of(*connection.person));
    }
    if (const auto problem = why_not(allowed, roles)) return problem;
    if (stopping_ && wire::command_id(message) != nullptr) return Problem::shutting_down;
    return std::nullopt;
}

void Service::Parts::dispatch(Connection& connection, const ClientMessage& message, Now now) {
    Room* room = nullptr;
    if (permission(message.index()).subject == Subject::match) {
        const auto found = rooms_.find(*std::visit(MatchOf{}, message), now);
        if (!found) return refuse(connection, message, found.error());
        room = *found;
    }
    if (is_known(connection, message, room)) return;
    if (const auto problem = why_refused(connection, message, room))
        return refuse(connection, message, *problem);
    std::visit(Dispatch{*this, connection, now, room}, message);
}

void Service::Parts::refuse(const Connection& connection, const ClientMessage& message, Problem problem) {
    const wire::CommandId* command = wire::command_id(message);
    if (command != nullptr) return house_.refuse(connection.id, command->text, problem);
    house_.send(connection.id,
                wire::no_text({.to = wire::kClientMessageNames[message.index()], .code = code(problem)}));
}

}  // namespace doorgeef::server
