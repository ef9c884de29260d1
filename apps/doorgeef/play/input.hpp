// What is typed at the table: lines from a stream, and what they mean. Dutch and English words both count,
// always.
#pragma once

#include "match/command.hpp"
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

// A player's command. Who gives it may be named by the seat, by the board, or where there is one board not at
// all.
struct PlayerInput {
    std::optional<match::Seat> seat{};
    std::optional<match::BoardId> board{};
    match::command::OfPlayer what{};
    std::string text{};  // as typed, without seat or board
};

struct ArbiterInput {
    match::ArbiterCommand command{};
};

struct MovesInput {
    std::optional<match::BoardId> board{};  // left out: all boards
};

struct ClocksInput {};  // also an empty line
struct StartInput {};
struct HelpInput {};
struct BoardInput {};
struct FenInput {};
struct LogInput {};
struct QuitInput {};

using Input = std::variant<PlayerInput, ArbiterInput, MovesInput, ClocksInput, StartInput, HelpInput,
                           BoardInput, FenInput, LogInput, QuitInput>;

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
