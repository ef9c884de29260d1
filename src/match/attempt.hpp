// A move that was tried, found in the command that tried it: what a refusal speaks about.
#pragma once

#include "match/command.hpp"
#include "match/match.hpp"

#include <optional>
#include <variant>

namespace doorgeef::match {

struct Attempt {
    rules::Coordinates coordinates{};
    rules::Role role{};            // what was to move; a pawn where nothing stands
    bool stray_promotion = false;  // written as a promotion, but not by a pawn or not to the end of the board
};

// Nothing if the command names no move.
std::optional<Attempt> attempt_of(const Command& command, const Match& match);

// Whether it is a player's command of this kind.
template <class What>
bool asks(const Command& command) {
    const auto* of_player = std::get_if<PlayerCommand>(&command);
    return of_player != nullptr && std::holds_alternative<What>(of_player->what);
}

}  // namespace doorgeef::match
