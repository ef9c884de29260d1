// Everything a client can say on its WebSocket; docs/protocol.md describes it.
#pragma once

#include "match/seat.hpp"
#include "notation/agreement_text.hpp"
#include "rules/result.hpp"
#include "wire/strict_json.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::wire {

inline constexpr int kProtocolVersion = 1;
inline constexpr JsonLimits kMessageLimits{std::size_t{16} * 1024, 16};

// What a command is answered by, and known by when it comes again.
struct CommandId {
    std::string text{};         // 1 to 64 of A-Z a-z 0-9 - _
    std::string fingerprint{};  // of all else in the message, whatever the order of its keys
};

namespace client {

struct Hello {
    std::int64_t version = 0;
};
struct Ping {
    std::int64_t number = 0;
};

struct WatchLobby {
    bool watch = true;
};
struct WatchTable {
    std::string table{};
    bool watch = true;
};
struct CreateTable {
    CommandId id{};
    std::string name{};
    notation::AgreementText agreement{};  // without White: by lot, or as the ruleset says
    bool is_public = true;
    bool with_arbiter = false;
    bool rated = false;
    std::optional<match::Seat> seat{};
    bool ready = false;                                // on that seat
    match::BySeat<std::optional<std::string>> bots{};  // who shall sit on the others
};
struct Sit {
    CommandId id{};
    std::string table{};
    match::Seat seat{};
};
struct StandUp {
    CommandId id{};
    std::string table{};
};
struct SwapSeats {
    CommandId id{};
    std::string table{};
    match::Seat a{};
    match::Seat b{};
};
struct SeatBot {
    CommandId id{};
    std::string table{};
    match::Seat seat{};
    std::optional<std::string> bot{};  // none: take it away
};
struct TakeCharge {
    CommandId id{};
    std::string table{};
    bool take = true;
};
struct SetReady {
    CommandId id{};
    std::string table{};
    bool ready = true;
};
struct CloseTable {
    CommandId id{};
    std::string table{};
};
struct Find {
    CommandId id{};
    notation::AgreementText agreement{};
    bool rated = false;
    std::optional<std::string> partner{};  // his id
};
struct StopFinding {
    CommandId id{};
};

struct Watch {
    std::string match{};
    std::int64_t from = 0;
};
struct Unwatch {
    std::string match{};
};
struct Control {
    CommandId id{};
    std::string match{};
    match::Seat seat{};
    bool take = true;
};
struct Do {
    CommandId id{};
    std::string match{};
    match::Seat seat{};
    std::string what{};
};
struct Premove {
    CommandId id{};
    std::string match{};
    match::Seat seat{};
    std::optional<std::string> move{};  // none: take it back
    bool when_arrives = false;
};
struct Rule {
    CommandId id{};
    std::string match{};
    std::string what{};
    std::string reason{};
};
enum class RematchHow : std::uint8_t { same, colours, partners };
struct Rematch {
    CommandId id{};
    std::string match{};
    RematchHow how{};
};

}  // namespace client

using ClientMessage =
    std::variant<client::Hello, client::Ping, client::WatchLobby, client::WatchTable, client::CreateTable,
                 client::Sit, client::StandUp, client::SwapSeats, client::SeatBot, client::TakeCharge,
                 client::SetReady, client::CloseTable, client::Find, client::StopFinding, client::Watch,
                 client::Unwatch, client::Control, client::Do, client::Premove, client::Rule,
                 client::Rematch>;

inline constexpr std::size_t kClientMessageKinds = std::variant_size_v<ClientMessage>;

// What `t` says, in the order of the variant.
inline constexpr std::array<std::string_view, kClientMessageKinds> kClientMessageNames{
    "hello",      "ping",      "lobby",         "table",       "table-create", "table-sit", "table-stand",
    "table-swap", "table-bot", "table-arbiter", "table-ready", "table-close",  "find",      "find",
    "watch",      "unwatch",   "control",       "do",          "premove",      "rule",      "rematch"};

// Null for messages that are no commands.
const CommandId* command_id(const ClientMessage& message);

// Not JSON, or not a message of the protocol.
struct BadMessage {
    std::optional<std::string> id{};  // where it could be read
};

rules::Result<ClientMessage, BadMessage> parse_client_message(std::string_view text);

std::string_view word(client::RematchHow how);
std::optional<client::RematchHow> parse_rematch(std::string_view word);

}  // namespace doorgeef::wire
