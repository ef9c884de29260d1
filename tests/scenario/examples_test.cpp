// The two examples of scenarios.md, word for word.
#include "texts.hpp"

#include <gtest/gtest.h>

namespace doorgeef::scenario {
namespace {

TEST(Examples, resigning_off_move) {
    EXPECT_EQ(
        outcome_of(
            R"(# KNSB 5.2: resigning off move stands, but the opponent may play one last move; what it captures is passed.
ruleset knsb
position 1 4k3/8/8/3q4/8/8/3R4/4K3[] w - - 0 1
start
0:01 B1 resign
expect board 1 last-move
0:02 A1 play d2d5
expect board 1 over 1-0 resignation
expect reserve A2 Q
expect match running
)"),
        "ok");
}

TEST(Examples, a_drop_may_not_give_check) {
    EXPECT_EQ(outcome_of(R"(# KNSB 2.4: a drop may not give check, not even to answer a check.
ruleset knsb
position 1 4r1k1/8/8/8/8/8/8/4K3[NB] w - - 0 1
start
expect illegal A1 B@e6 drop-gives-check     # blocks the e-file but attacks g8
expect legal A1 B@e5
expect illegal A1 N@e7 drop-gives-check
)"),
              "ok");
}

}  // namespace
}  // namespace doorgeef::scenario
