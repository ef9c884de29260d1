// The moves that prove that a side can still win, for an arbiter to see.
#pragma once

#include "match/match.hpp"
#include "winnable/winnable.hpp"

#include <string>

namespace doorgeef::notation {

// "Qh5 Ke7 Qxe5#", empty if the mate stands on the board already. Requires: the verdict is a yes for this
// position.
std::string proof_text(const rules::Position& position, const winnable::Verdict& verdict,
                       const rules::Ruleset& ruleset);
// "1:Qh5 2:Nxd5": on two boards each move has its board in front.
std::string proof_text(const winnable::Boards& boards, std::uint8_t board, rules::Color side,
                       const winnable::Verdict& verdict, const rules::Ruleset& ruleset);
// Of what match::can_win() said.
std::string proof_text(const match::Match& match, match::BoardId board, rules::Color color,
                       const winnable::Verdict& verdict);

}  // namespace doorgeef::notation
