#include "notation/bfen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

constexpr const char* kBoards =
    "r3k2r/8/8/8/8/8/8/R3KQ~1R[Pn] w KQkq - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 3 9";

TEST(Bfen, prints_what_it_read) {
    const auto setups = parse_bfen(kBoards);
    ASSERT_TRUE(setups);
    EXPECT_EQ(to_bfen(*setups), kBoards);
    const auto slashed = parse_bfen(to_bfen(*setups, rules::ReserveForm::slash));
    ASSERT_TRUE(slashed);
    EXPECT_EQ(*slashed, *setups);
}

TEST(Bfen, reads_what_viewers_write) {
    const auto setups =
        parse_bfen("r3k2r/8/8/8/8/8/8/R3KQ~1R/Pn w KQkq 120 118|4k3/8/8/8/8/8/8/4K3/ b - 99 0");
    ASSERT_TRUE(setups);
    EXPECT_EQ(to_bfen(*setups),
              "r3k2r/8/8/8/8/8/8/R3KQ~1R[Pn] w KQkq - 0 1 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
}

TEST(Bfen, says_on_which_board_and_where_it_is_wrong) {
    const auto bad = parse_bfen("4k3/8/8/8/8/8/8/4K3 w | 4k3/8/8/8/8/8/8/4X3 w");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().board, match::BoardId::second);
    EXPECT_EQ(bad.error().error, (rules::FenError{rules::FenProblem::unexpected_character, 41}));
}

TEST(Bfen, needs_exactly_two_boards) {
    for (const char* text : {"", "4k3/8/8/8/8/8/8/4K3 w", "a | b | c"}) {
        const auto bad = parse_bfen(text);
        ASSERT_FALSE(bad) << text;
        EXPECT_FALSE(bad.error().board) << text;
    }
}

}  // namespace
}  // namespace doorgeef::notation
