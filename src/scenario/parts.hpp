// The parts of the parser, also for programs that let people type the same words; each takes its words from a
// line and gives nothing if they make no sense.
#pragma once

#include "scenario/script.hpp"
#include "scenario/words.hpp"

#include <optional>
#include <string_view>

namespace doorgeef::scenario {

// "1:02.500", "2.5", "90", in milliseconds
std::optional<Time> parse_time(std::string_view text);
std::optional<Seat> parse_seat(std::string_view text);
std::optional<BoardId> parse_board(std::string_view text);
std::optional<rules::Role> parse_role(std::string_view text);
std::optional<rules::Coordinates> parse_move(std::string_view text);

std::optional<match::command::OfPlayer> parse_player_command(Words& words);
std::optional<match::arbiter::Act> parse_arbiter_act(Words& words);
std::optional<Step> parse_step(Words& words);
std::optional<expect::Any> parse_expectation(Words& words);

}  // namespace doorgeef::scenario
