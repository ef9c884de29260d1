// The lines a GUI sends to a UCI engine, as values. No line is wrong: what means nothing is Unknown.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorgeef::app {

namespace uci {

struct Greet {};
struct IsReady {};
struct NewGame {};
struct Stop {};
struct PonderHit {};
struct Quit {};
struct SetOption {
    std::string name{};
    std::string value{};
};
// "wtime 60000 btime 60000 winc 0 binc 0"
struct Clocks {
    std::optional<std::chrono::milliseconds> white{};
    std::optional<std::chrono::milliseconds> black{};
    std::chrono::milliseconds white_increment{};
    std::chrono::milliseconds black_increment{};
};
struct Position {
    std::optional<std::string> fen{};  // none: the starting position
    std::vector<std::string> moves{};
};
// "otherboard [over] fen FEN", our own: the board of the teammate.
struct OtherBoard {
    bool over = false;
    std::string fen{};
};
struct Go {
    Clocks clocks{};
    std::optional<int> moves_to_go{};
    std::optional<int> depth{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::chrono::milliseconds> move_time{};
    std::optional<int> mate{};
    std::vector<std::string> moves{};  // search only these
    bool infinite = false;
    bool ponder = false;
};
struct Unknown {};

using Line = std::variant<Greet, IsReady, NewGame, Stop, PonderHit, Quit, SetOption, Position, OtherBoard, Go,
                          Unknown>;

}  // namespace uci

// As the protocol asks, unknown words before a known one are skipped, and what does not belong is ignored.
uci::Line parse_uci_line(std::string_view line);

}  // namespace doorgeef::app
