#include "doorgeef/arena/standing.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::Team;

Standing standing(int a, int draws, int b) {
    Standing standing;
    for (int i = 0; i < a; ++i) standing.add(Team::a);
    for (int i = 0; i < draws; ++i) standing.add(std::nullopt);
    for (int i = 0; i < b; ++i) standing.add(Team::b);
    return standing;
}

TEST(Standing, a_draw_counts_for_half) {
    EXPECT_DOUBLE_EQ(standing(6, 2, 2).score(), 0.7);
    EXPECT_EQ(standing(6, 2, 2).matches(), 10);
}

TEST(Standing, its_line_is_what_programs_read) {
    EXPECT_EQ(standing(60, 0, 40).line(), "a wins 60, draws 0, b wins 40, score 60.0 % \u00B1 9.6");
    EXPECT_EQ(standing(0, 0, 0).line(), "a wins 0, draws 0, b wins 0");
}

TEST(Standing, draws_make_it_more_certain_and_few_matches_less) {
    EXPECT_LT(standing(10, 80, 10).margin(), standing(50, 0, 50).margin());
    EXPECT_LT(standing(50, 0, 50).margin(), standing(5, 0, 5).margin());
    EXPECT_GT(standing(2, 0, 0).margin(), 0.5) << "two wins in a row prove little";
}

TEST(Standing, who_has_more_points_has_won_the_match) {
    EXPECT_EQ(winner(match::Score{{{3, 1}}}), Team::a);
    EXPECT_EQ(winner(match::Score{{{0, 2}}}), Team::b);
    EXPECT_EQ(winner(match::Score{{{2, 2}}}), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::app
