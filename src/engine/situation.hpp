// Everything a player at the table can see and has heard: what the engine thinks about.
#pragma once

#include "match/match.hpp"

#include <optional>
#include <vector>

namespace doorgeef::engine {

struct BoardView {
    rules::Position position{};
    // Keys of the positions since the last progress, this one included; for repetitions.
    std::vector<rules::zobrist::Key> keys{};
    bool over = false;  // nothing comes from here any more, nothing can be lost here
};

// What the teammate has said lately and still holds.
struct Heard {
    rules::ByRole<bool> needs{};    // he wants such a piece
    rules::ByRole<bool> dangers{};  // such a piece wins for his opponent
    bool sit = false;               // make no more moves
};

struct Situation {
    rules::Ruleset ruleset{};
    match::Seat seat{};
    match::Team white_on_first = match::Team::a;
    match::ByBoard<BoardView> boards{};
    // False where only one board is known, as over UCI: then the other counts as any board.
    bool sees_both = true;
    std::optional<match::BySeat<match::Time>> remaining_ms{};  // without: nobody's clock runs
    match::Time increment_ms = 0;
    Heard heard{};

    // What the player in this seat sees of a match.
    static Situation of(const match::Match& match, match::Seat seat, match::Time now);
    // A single board with nothing known about the other.
    static Situation single(const rules::Ruleset& ruleset, const rules::Position& position);

    rules::Color color() const { return match::color_of(seat, white_on_first); }
    const BoardView& own() const { return boards[seat.board()]; }
    const BoardView& other() const { return boards[!seat.board()]; }
    bool on_move() const { return own().position.turn() == color(); }
};

}  // namespace doorgeef::engine
