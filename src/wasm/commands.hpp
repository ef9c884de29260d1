// What a player can ask for, in the words of docs/scenarios.md, and why it would be refused.
#pragma once

#include "match/command.hpp"
#include "wasm/session.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::wasm {

// "A1 play e2e4", "arbiter clock A1 +30": nothing if the words make no sense.
std::optional<match::Command> parse_command(std::string_view text);

// Every command but moves and touches that a button can stand for, each with its refusal or null.
void append_commands(std::string& out, const Session& session, const Moment& moment, match::Seat seat,
                     match::Time now);

// The refusal, or null.
void append_why(std::string& out, const Session& session, const Moment& moment, std::string_view text,
                match::Time now);

// What the command would do (Prediction of types.ts), as an answer.
std::string predict(const Session& session, const Moment& moment, std::size_t number, std::string_view text,
                    match::Time now);

// Carries it out; the answer is the new head.
std::string act(Session& session, std::string_view text, match::Time now);

}  // namespace doorgeef::wasm
