// Moves as players write them (SAN), with drops and Stein's promotion by taking:
//
//   Nf3  exd5  O-O  e8=Q+  N@f3  e8=Q/g5 (the queen comes from g5 of the other board)  e8/- (nothing there to
//   take)
//
// Reading is lenient: marks of check and mate may be missing or wrong, 0-0 is castling, @f7 drops a pawn,
// drop letters may be lower case. Writing is strict. Three steps with an answer each: text is parsed,
// resolved on a position, and so judged.
#pragma once

#include "rules/legal_moves.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

using rules::Role;
using rules::Square;

// K Q R B N, or K D T L P. Dutch has one letter for knight (paard) and pawn (pion), so a dropped pawn is
// written p@f3.
enum class Letters : std::uint8_t { english, dutch };

// What the text says, before anybody looks at a board.
struct San {
    enum class Kind : std::uint8_t { step, castling, drop };
    Kind kind = Kind::step;
    Role role = Role::pawn;
    rules::Wing wing{};              // of castling
    std::optional<int> from_file{};  // from 0
    std::optional<int> from_rank{};
    Square to{};
    std::optional<Role> promotion{};
    bool takes = false;  // written with a slash
    std::optional<Square> taken{};

    friend bool operator==(const San&, const San&) = default;
};

enum class SanProblem : std::uint8_t { empty, bad_letter, bad_square, bad_promotion, trailing_text };

std::string_view code(SanProblem problem);

rules::Result<San, SanProblem> parse_san(std::string_view text, Letters letters = Letters::english);

struct Unresolved {
    // Why the only move that fits is illegal; nothing if several fit.
    std::optional<rules::IllegalMove> reason{};

    bool ambiguous() const { return !reason; }
};

// The legal move that is meant.
rules::Result<rules::Move, Unresolved> resolve(const San& san, const rules::Position& position,
                                               const rules::Ruleset& ruleset,
                                               const rules::Position* other = nullptr);

// Requires: the move is legal. Marks check with + and a position without legal moves in check with #.
std::string to_san(const rules::Position& position, rules::Move move, const rules::Ruleset& ruleset,
                   const rules::Position* other = nullptr, Letters letters = Letters::english);

// The same with figures for the pieces, for screens: "♘f3", "♟@f7".
std::string with_figurines(std::string_view english_san, rules::Color color);

}  // namespace doorgeef::notation
