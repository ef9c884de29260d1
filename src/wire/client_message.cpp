#include "wire/client_message.hpp"

#include "wire/message_fields.hpp"

#include <algorithm>
#include <array>

#include <boost/json/monotonic_resource.hpp>

namespace doorgeef::wire {

namespace {

namespace json = boost::json;
using Fields = MessageFields;

bool is_command_id(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    };
    return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, fits);
}

std::optional<std::string> readable_id(const json::object& object) {
    const json::value* value = object.if_contains("id");
    const json::string* text = value != nullptr ? value->if_string() : nullptr;
    if (text == nullptr || !is_command_id({text->data(), text->size()})) return std::nullopt;
    return std::string{text->data(), text->size()};
}

class Reader {
public:
    explicit Reader(const json::object& object) : object_(object), fields_(object) {}

    // Nothing if it is not a message of the protocol.
    std::optional<ClientMessage> read();

private:
    CommandId id() {
        auto text = readable_id(object_);
        if (!text) {
            fields_.fail();
            return {};
        }
        return {std::move(*text), fingerprint(object_, "id")};
    }
    std::string table() { return fields_.text("table"); }
    std::string match() { return fields_.text("match"); }

    ClientMessage hello() { return client::Hello{fields_.number("v")}; }
    ClientMessage ping() { return client::Ping{fields_.number("n")}; }
    ClientMessage watch_lobby() { return client::WatchLobby{fields_.flag("watch")}; }
    ClientMessage watch_table() {
        const bool watch = fields_.has("watch");
        if (watch == fields_.has("leave")) fields_.fail();
        return client::WatchTable{fields_.text(watch ? "watch" : "leave"), watch};
    }
    ClientMessage create_table() {
        client::CreateTable message;
        message.id = id();
        message.name = fields_.text("name");
        message.agreement = fields_.agreement("agreement");
        message.is_public = fields_.flag("public");
        message.with_arbiter = fields_.flag_or("arbiter", false);
        message.rated = fields_.flag_or("rated", false);
        message.seat = fields_.seat_if_any("seat");
        message.ready = fields_.flag_or("ready", false);
        message.bots = fields_.texts_by_seat("bots");
        return message;
    }
    ClientMessage sit() { return client::Sit{id(), table(), fields_.seat("seat")}; }
    ClientMessage stand_up() { return client::StandUp{id(), table()}; }
    ClientMessage swap() { return client::SwapSeats{id(), table(), fields_.seat("a"), fields_.seat("b")}; }
    ClientMessage seat_bot() {
        return client::SeatBot{id(), table(), fields_.seat("seat"), fields_.text_or_null("bot")};
    }
    ClientMessage take_charge() { return client::TakeCharge{id(), table(), fields_.flag("take")}; }
    ClientMessage set_ready() { return client::SetReady{id(), table(), fields_.flag("ready")}; }
    ClientMessage close_table() { return client::CloseTable{id(), table()}; }
    ClientMessage find() {
        if (fields_.flag_or("stop", false)) return client::StopFinding{id()};
        client::Find message;
        message.id = id();
        message.agreement = fields_.agreement("agreement");
        message.rated = fields_.flag_or("rated", false);
        message.partner = fields_.text_if_any("partner");
        return message;
    }
    ClientMessage watch() { return client::Watch{match(), fields_.number("from")}; }
    ClientMessage unwatch() { return client::Unwatch{match()}; }
    ClientMessage control() {
        return client::Control{id(), match(), fields_.seat("seat"), fields_.flag("take")};
    }
    ClientMessage act() { return client::Do{id(), match(), fields_.seat("seat"), fields_.text("what")}; }
    ClientMessage premove() {
        client::Premove message;
        message.id = id();
        message.match = match();
        message.seat = fields_.seat("seat");
        message.move = fields_.text_or_null("move");
        const std::string when = fields_.text_if_any("when").value_or("turn");
        if (when != "turn" && when != "arrives") fields_.fail();
        message.when_arrives = when == "arrives";
        return message;
    }
    ClientMessage rule() {
        return client::Rule{id(), match(), fields_.text("what"), fields_.text_if_any("reason").value_or("")};
    }
    ClientMessage rematch() {
        client::Rematch message;
        message.id = id();
        message.match = match();
        const auto how = parse_rematch(fields_.text("how"));
        if (!how) fields_.fail();
        message.how = how.value_or(client::RematchHow::same);
        return message;
    }

    const json::object& object_;
    MessageFields fields_;
};

std::optional<ClientMessage> Reader::read() {
    struct Kind {
        std::string_view name;
        ClientMessage (Reader::*read)();
    };
    // The most frequent first.
    static constexpr std::array kinds{
        Kind{"do", &Reader::act},
        Kind{"premove", &Reader::premove},
        Kind{"ping", &Reader::ping},
        Kind{"watch", &Reader::watch},
        Kind{"unwatch", &Reader::unwatch},
        Kind{"control", &Reader::control},
        Kind{"hello", &Reader::hello},
        Kind{"lobby", &Reader::watch_lobby},
        Kind{"table", &Reader::watch_table},
        Kind{"table-create", &Reader::create_table},
        Kind{"table-sit", &Reader::sit},
        Kind{"table-stand", &Reader::stand_up},
        Kind{"table-swap", &Reader::swap},
        Kind{"table-bot", &Reader::seat_bot},
        Kind{"table-arbiter", &Reader::take_charge},
        Kind{"table-ready", &Reader::set_ready},
        Kind{"table-close", &Reader::close_table},
        Kind{"find", &Reader::find},
        Kind{"rule", &Reader::rule},
        Kind{"rematch", &Reader::rematch},
    };
    const std::string name = fields_.text("t");
    const auto* kind = std::ranges::find(kinds, name, &Kind::name);
    if (kind == kinds.end()) return std::nullopt;
    ClientMessage message = (this->*kind->read)();
    return fields_.failed() ? std::nullopt : std::optional{std::move(message)};
}

struct IdOf {
    const CommandId* operator()(const auto& message) const {
        if constexpr (requires { message.id; })
            return &message.id;
        else
            return nullptr;
    }
};

constexpr std::array<std::string_view, 3> kRematchWords{"same", "colours", "partners"};

}  // namespace

const CommandId* command_id(const ClientMessage& message) {
    return std::visit(IdOf{}, message);
}

rules::Result<ClientMessage, BadMessage> parse_client_message(std::string_view text) {
    std::array<unsigned char, 2'048> room{};  // enough for a move; a longer message takes from the heap too
    json::monotonic_resource storage{room.data(), room.size()};
    const auto root = parse_json(text, kMessageLimits, &storage);
    if (!root) return BadMessage{};
    const json::object* object = root->if_object();
    if (object == nullptr) return BadMessage{};
    if (auto message = Reader{*object}.read()) return std::move(*message);
    return BadMessage{readable_id(*object)};
}

std::string_view word(client::RematchHow how) {
    return kRematchWords[static_cast<std::size_t>(how)];
}

std::optional<client::RematchHow> parse_rematch(std::string_view word) {
    const auto* found = std::ranges::find(kRematchWords, word);
    if (found == kRematchWords.end()) return std::nullopt;
    return static_cast<client::RematchHow>(found - kRematchWords.begin());
}

}  // namespace doorgeef::wire
