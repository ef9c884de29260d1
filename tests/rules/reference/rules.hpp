// What the rulesets differ in, as far as one position goes: the table of rules.md.
#pragma once

#include <string_view>

namespace doorgeef::reference {

struct Rules {
    bool two_boards = true;
    bool drop_may_check = false;
    int first_pawn_rank = 2, last_pawn_rank = 7;
    int first_piece_rank = 1, last_piece_rank = 8;
    bool promotes_by_taking = false;

    friend bool operator==(const Rules&, const Rules&) = default;
};

// knsb stein minerva jijbent fics
Rules rules_of(std::string_view ruleset);

}  // namespace doorgeef::reference
