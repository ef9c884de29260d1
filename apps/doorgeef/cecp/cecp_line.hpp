// The lines xboard sends to an engine, as values. No line is wrong: what means nothing is Unknown.
#pragma once

#include "rules/color.hpp"
#include "rules/reserve.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::app {

namespace cecp {

struct Protover {};
struct New {};
struct Variant {
    std::string name{};
};
struct Force {};
struct Go {};
struct PlayOther {};
struct MoveNow {};
struct Undo {
    int moves = 1;
};
struct Result {};
struct Quit {};
struct Post {
    bool on = true;
};
struct Ping {
    std::string number{};
};
struct SetBoard {
    std::string fen{};
};
struct UserMove {
    std::string move{};
};
// "level MOVES BASE INCREMENT"
struct Level {
    int moves = 0;
    std::chrono::milliseconds base{};
    std::chrono::milliseconds increment{};
};
struct MoveTime {
    std::chrono::milliseconds time{};
};
struct Depth {
    int depth = 0;
};
struct Time {
    std::chrono::milliseconds remaining{};
    bool own = true;  // else the opponent's
};
struct Memory {
    int mib = 0;
};
// "option NAME=VALUE"
struct Option {
    std::string name{};
    std::string value{};
};
// What both hold.
struct Holding {
    rules::ByColor<rules::Reserve> reserves{};
};
struct Partner {
    std::string name{};  // empty: no partner any more
};
struct PartnerTold {
    std::string text{};
};
// A command that asks nothing of us, or not a command at all.
struct Ignored {};
struct Unknown {};

using Line = std::variant<Protover, New, Variant, Force, Go, PlayOther, MoveNow, Undo, Result, Quit, Post,
                          Ping, SetBoard, UserMove, Level, MoveTime, Depth, Time, Memory, Option, Holding,
                          Partner, PartnerTold, Ignored, Unknown>;

}  // namespace cecp

cecp::Line parse_cecp_line(std::string_view line);

// What a teammate can tell: in a few letters, as people on the servers write.
namespace partner {

struct Sit {};
struct Go {};
struct Needs {
    rules::Role role{};
};
struct Dangers {
    rules::Role role{};
};
struct Other {};

using Word = std::variant<Sit, Go, Needs, Dangers, Other>;

}  // namespace partner

// "sit", "go", "+n" or "need n", "-q" or "no q"; also with an exclamation mark.
partner::Word parse_partner_word(std::string_view text);

}  // namespace doorgeef::app
