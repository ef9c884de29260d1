#include "doorgeef/arena/second_thought.hpp"

#include "doorgeef/engines/engine_words.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

class SecondThoughtTest : public testing::Test {
protected:
    rules::Move move(const char* text) const {
        return *rules::resolve(*parse_engine_move(text), now_.own().position);
    }

    bool outweighs() const {
        return app::outweighs(before_, glance_, now_, [this](rules::Move asked) {
            EXPECT_EQ(asked, *before_.move);
            return worth_;
        });
    }

    engine::Situation now_ = engine::Situation::single(*rules::preset("fics"), {});
    engine::Thought before_{.move = move("e2e4"), .score = 20, .nodes = 16'000};
    engine::Thought glance_{.move = move("d2d4"), .score = 30, .nodes = 1000};
    engine::Score worth_ = 10;
};

TEST_F(SecondThoughtTest, keeps_to_the_longer_thought_after_a_mere_glance) {
    EXPECT_TRUE(outweighs());
}

TEST_F(SecondThoughtTest, follows_the_second_thought_where_it_was_more_than_a_glance) {
    glance_.nodes = 1001;
    EXPECT_FALSE(outweighs());
}

TEST_F(SecondThoughtTest, follows_a_glance_that_sees_a_mate) {
    glance_.score = -engine::mated_in(3);
    EXPECT_FALSE(outweighs());
}

TEST_F(SecondThoughtTest, drops_a_move_that_now_loses_at_once) {
    worth_ = engine::mated_in(2);
    EXPECT_FALSE(outweighs());
}

TEST_F(SecondThoughtTest, drops_a_move_that_is_not_legal_any_more) {
    now_.boards[now_.seat.board()].position =
        *rules::Position::from_setup(*rules::parse_fen("4k3/8/8/8/8/4n3/4P3/4K3[] w - - 0 1"), now_.ruleset);
    EXPECT_FALSE(outweighs());
}

TEST_F(SecondThoughtTest, has_nothing_to_keep_to_where_there_was_no_thought_before) {
    before_ = {};
    EXPECT_FALSE(outweighs());
}

}  // namespace
}  // namespace doorgeef::app
