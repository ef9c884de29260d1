// Moves as text, the way scenarios, engines and the wire write them:
//
//   e2e4  e1g1 (castling)  e7e8q  N@f3 (drop)
//   e7e8/g5   promote, taking the piece on g5 of the other board (Stein 3.1)
//   e7e8/-    promote where nothing is there to take
//
// Three steps with an answer each: text is parsed, then resolved to a move on a position, then judged.
#pragma once

#include "rules/legal_moves.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::rules {

struct DropCoordinates {
    Role role{};
    Square to{};

    friend bool operator==(const DropCoordinates&, const DropCoordinates&) = default;
};

struct StepCoordinates {
    Square from{};
    Square to{};
    std::optional<Role> promotion{};
    bool takes = false;  // written with a slash
    std::optional<Square> taken{};

    friend bool operator==(const StepCoordinates&, const StepCoordinates&) = default;
};

// What the text says, before anybody looks at a board.
struct Coordinates {
    using Drop = DropCoordinates;
    using Step = StepCoordinates;
    std::variant<Drop, Step> what{};

    friend bool operator==(const Coordinates&, const Coordinates&) = default;
};

enum class MoveTextProblem : std::uint8_t {
    empty,
    bad_square,
    bad_drop_role,       // P N B R Q, upper case
    bad_promotion_role,  // q r b n, lower case
    unexpected_character,
};

std::string_view code(MoveTextProblem problem);

struct MoveTextError {
    MoveTextProblem problem{};
    std::size_t offset = 0;

    friend bool operator==(const MoveTextError&, const MoveTextError&) = default;
};

Result<Coordinates, MoveTextError> parse_move(std::string_view text);

// The move meant here; refuses where no chessman of the side to move stands. It need not be legal.
Result<Move, IllegalMove> resolve(const Coordinates& coordinates, const Position& position);

// What one would write for this move.
Coordinates coordinates(Move move);
std::string to_string(Move move);
std::string to_string(const Coordinates& coordinates);

}  // namespace doorgeef::rules
