#include "engine/manners.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

Thought thought_worth(Score here, Score there = 0) {
    Thought thought;
    thought.score = here;
    thought.other_score = there;
    return thought;
}

TEST(Manners, gives_up_when_mate_is_near_and_nobody_can_help) {
    const Situation alone = single(kStart, "jijbent");
    EXPECT_TRUE(resigns(alone, thought_worth(mated_in(4))));
    EXPECT_FALSE(resigns(alone, thought_worth(mated_in(12))));
    EXPECT_FALSE(resigns(alone, thought_worth(-5'000)));
    EXPECT_FALSE(resigns(alone, thought_worth(-mated_in(3))));
}

TEST(Manners, never_gives_up_while_the_teammate_plays) {
    Situation situation = both(kStart, kStart, "knsb");
    EXPECT_FALSE(resigns(situation, thought_worth(mated_in(4))));
    situation.boards[match::BoardId::second].over = true;
    EXPECT_TRUE(resigns(situation, thought_worth(mated_in(4))));
}

TEST(Manners, is_content_with_a_draw_when_worse) {
    EXPECT_TRUE(accepts_draw(both(kStart, kStart, "knsb"), thought_worth(-100, 500)));
    EXPECT_FALSE(accepts_draw(both(kStart, kStart, "knsb"), thought_worth(100, -500)));
}

TEST(Manners, counts_both_boards_where_four_must_agree) {
    EXPECT_FALSE(accepts_draw(both(kStart, kStart, "minerva"), thought_worth(-100, 500)));
    EXPECT_TRUE(accepts_draw(both(kStart, kStart, "minerva"), thought_worth(100, -500)));
}

}  // namespace
}  // namespace doorgeef::engine
