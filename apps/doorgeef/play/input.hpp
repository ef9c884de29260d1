// What players type: lines from a stream, and what they mean. Dutch and English words both count, always.
#pragma once

#include "doorgeef/play/seat.hpp"
#include "rules/coordinates.hpp"
#include "rules/result.hpp"

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::app {

struct Line {
    std::string text;
    bool cut_off = false;  // there was more than kLongestLine
};

inline constexpr std::size_t kLongestLine = 200;

// The next line without its end, however long it is: the rest is read but not kept. Blocks; nothing at the
// end.
std::optional<Line> read_line(std::istream& in);

struct Nothing {};

struct MoveInput {
    std::optional<BoardId> board;  // left out: the only board
    std::optional<Seat> seat;      // if the player named one; then board is set too
    std::string text;              // as typed
    rules::Coordinates coordinates;
};

struct MovesInput {
    std::optional<BoardId> board;  // left out: all boards
};

struct HelpInput {};
struct BoardInput {};
struct FenInput {};
struct QuitInput {};

using Input = std::variant<Nothing, MoveInput, MovesInput, HelpInput, BoardInput, FenInput, QuitInput>;

// What is wrong with a line, and the words it is about.
struct InputError {
    enum class Problem : std::uint8_t { not_understood, move_missing, too_much, bad_board, bad_move };
    Problem problem{};
    std::string text{};
    rules::MoveTextError move{};  // of a bad move

    friend bool operator==(const InputError&, const InputError&) = default;
};

rules::Result<Input, InputError> parse_input(std::string_view line);

}  // namespace doorgeef::app
