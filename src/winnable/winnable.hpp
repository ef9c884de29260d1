// Can this side still win? Exactly: is there any series of legal moves that ends with its opponent mated?
// (KNSB 5.3 and 5.4, Stein 5.6, Minerva 5.2; ruling R9.) docs/winnable.md has the method and why it is right.
#pragma once

#include "rules/move.hpp"
#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace doorgeef::winnable {

enum class Answer : std::uint8_t { yes, no, unknown };

// A move on one of two boards: 0 or 1, and always 0 where there is one.
struct Step {
    std::uint8_t board = 0;
    rules::Move move;

    friend bool operator==(const Step&, const Step&) = default;
};

struct Verdict {
    Answer answer = Answer::unknown;
    // Of a yes: the moves from here to the mate, none if it stands on the board already. What is captured on
    // the way is passed at once.
    std::vector<Step> line{};
    std::uint64_t nodes = 0;  // looked at; 0 if the answer was clear from the position itself
    // Of a yes on two boards: whether the opponents, too, pass what they have before the line begins. This
    // side's own team always does.
    bool opponents_pass = false;
};

// The most positions that may be looked at. The same question with the same budget has the same answer.
inline constexpr std::uint64_t kDefaultBudget = 200'000;

// One board to which nothing comes from elsewhere: ordinary chess, or a game of a match whose other game is
// over. What is captured leaves the match. Requires: the ruleset does not promote by taking.
Verdict winnable(const rules::Position& position, rules::Color side, const rules::Ruleset& ruleset,
                 std::uint64_t budget = kDefaultBudget);

// Both boards of a match. What a player captured and has not passed yet can be passed at any time, also once
// his game is over (R1).
struct Boards {
    std::array<rules::Position, 2> positions{};
    std::array<bool, 2> over{};
    std::array<rules::ByColor<rules::Reserve>, 2> captured{};  // by the player of this colour on this board

    friend bool operator==(const Boards&, const Boards&) = default;
};

// Can this side win the game on this board? Requires: two boards are played, and this game is not over.
Verdict winnable(const Boards& boards, std::uint8_t board, rules::Color side, const rules::Ruleset& ruleset,
                 std::uint64_t budget = kDefaultBudget);

// Puts what was captured into the reserves of the teammates: by the team of this side, or by all four.
Boards passed(const Boards& boards, std::uint8_t board, rules::Color side, bool opponents_pass);

}  // namespace doorgeef::winnable
