// Four players and an arbiter who do mostly what makes sense, and now and then anything at all.
#pragma once

#include "dice.hpp"
#include "match/command.hpp"
#include "match/match.hpp"

#include <optional>

namespace doorgeef::match {

using rules::Dice;

class Players {
public:
    explicit Players(Dice& dice);

    // A moment to do the next thing: mostly soon, sometimes at or around the very millisecond of a flag.
    Time next_time(const Match& match, Time now);
    Command next_command(const Match& match);

private:
    Command choose(const Match& match);
    // What the situation on a board asks for; nothing if nothing special.
    std::optional<Command> apt_command(const Match& match, BoardId board);
    std::optional<Command> apt_for_match(const Match& match);
    Command about_return(const Match& match, BoardId board);
    Command about_start(const Match& match);

    Command play(const Match& match, Seat seat);
    rules::Coordinates legal_move(const Match& match, BoardId board);
    rules::Coordinates any_move(const Match& match, BoardId board);
    rules::Coordinates any_drop(const rules::Position& position);
    std::optional<rules::Coordinates> drop_what_came_illegally(const Match& match, BoardId board);

    Command anything(const Match& match);
    command::OfPlayer any_player_command(const Match& match, Seat seat);
    arbiter::Act any_act(const Match& match);
    Signal any_signal();
    rules::Square any_square() { return rules::square_at(dice_.below(rules::kSquareCount)); }
    rules::Square square_of(rules::Bitboard squares);
    rules::Square square_near(rules::Square square);
    BoardId any_board(const Match& match);

    Dice& dice_;
    bool to_and_fro_;   // these players repeat positions
    bool quarrelsome_;  // these call the arbiter and play illegal moves
    BySeat<std::optional<rules::Move>> latest_{};
};

rules::Coordinates coordinates_of(rules::Move move);

}  // namespace doorgeef::match
