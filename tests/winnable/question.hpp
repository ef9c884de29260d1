// Questions as the files here write them, one a line:
//
//   yes knsb white 4k3/8/8/8/8/8/8/4K3[Q] w - - ; a queen to drop
//   no stein 2 black over=1 captured=1w:qp FEN | FEN ; why
//
// The answer, the ruleset, with two boards the number of the board, the side that is to win, and what else is
// to be said: games that are over, and what a player has captured and not passed yet.
#pragma once

#include "winnable/winnable.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorgeef::winnable {

struct TwoBoards {
    Boards boards;
    std::uint8_t board = 0;
};

struct Question {
    std::string text;  // the whole line
    Answer answer{};
    rules::Ruleset ruleset;
    std::variant<rules::Position, TwoBoards> where;
    rules::Color side{};
    std::string reason;
};

// Throws std::runtime_error with the line in it.
Question parse_question(const std::string& line);
std::vector<Question> read_questions(const std::string& path);

Verdict ask(const Question& question, std::uint64_t budget = kDefaultBudget);

// What is wrong with the proof: an illegal move, a game that ended on the way, no mate at the end. Nothing if
// it is a proof.
std::string fault_of(const Question& question, const Verdict& verdict);
std::string fault_of(const rules::Position& position, rules::Color side, const rules::Ruleset& ruleset,
                     const Verdict& verdict);
std::string fault_of(const TwoBoards& where, rules::Color side, const rules::Ruleset& ruleset,
                     const Verdict& verdict);

}  // namespace doorgeef::winnable
