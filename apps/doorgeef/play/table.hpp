// A match at one table, as far as the boards go: no clocks, no results. It stands in for the match library
// until that exists. Pieces are passed at once, as online matches do it.
#pragma once

#include "doorgeef/play/seat.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"
#include "rules/position.hpp"
#include "rules/ruleset.hpp"

#include <optional>
#include <variant>

namespace doorgeef::app {

// A chessman on its way to the reserve of another player.
struct Passed {
    rules::Chessman man;
    Seat to;

    friend bool operator==(const Passed&, const Passed&) = default;
};

// What a move did.
struct MoveReport {
    Seat by;
    rules::Move move;
    // Stein 3.1: what was taken from the other board.
    std::optional<rules::Piece> taken{};
    // What the mover captured, if anybody gets it.
    std::optional<Passed> captured{};
    // Stein 3.2: the pawn that was given up for the piece taken.
    std::optional<Passed> surrendered{};
};

// Only a position that was set up can bring so much together.
struct ReserveFull {
    Seat seat;
    rules::Role role{};

    friend bool operator==(const ReserveFull&, const ReserveFull&) = default;
};

using Refusal = std::variant<rules::IllegalMove, ReserveFull>;

enum class BoardState : std::uint8_t { running, in_check, mate, stalemate };

class Table {
public:
    // Under a ruleset with one board the second is not there.
    Table(const rules::Ruleset& ruleset, const ByBoard<rules::Position>& positions)
        : ruleset_(ruleset), positions_(positions) {}

    const rules::Ruleset& ruleset() const { return ruleset_; }
    bool has(BoardId board) const { return board == BoardId::first || ruleset_.boards == 2; }

    // ---- the boards; requires: has(board)
    const rules::Position& position(BoardId board) const { return positions_[board]; }
    std::optional<rules::Move> last_move(BoardId board) const { return last_moves_[board]; }
    Seat to_move(BoardId board) const { return seat_of(board, positions_[board].turn()); }
    rules::MoveList legal_moves(BoardId board) const;
    // Judged with the reserve held now (ruling R7).
    BoardState state(BoardId board) const;

    // Plays the move on the board and passes what it brings; a refusal changes nothing. Requires: has(board).
    rules::Result<MoveReport, Refusal> play(BoardId board, const rules::Coordinates& coordinates);

private:
    rules::Ruleset ruleset_;
    ByBoard<rules::Position> positions_;
    ByBoard<std::optional<rules::Move>> last_moves_{};
};

}  // namespace doorgeef::app
