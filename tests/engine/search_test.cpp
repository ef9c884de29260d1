#include "engine/engine.hpp"
#include "rules/coordinates.hpp"
#include "table.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

std::string best(std::string_view fen, std::string_view rules) {
    Engine engine{1};
    return rules::to_string(*engine.think(single(fen, rules), depth(5)).move);
}

TEST(Search, mates_with_a_drop_where_drops_may_check) {
    EXPECT_EQ(best("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", "fics"), "N@f7");
    EXPECT_NE(best("6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", "knsb"), "N@f7");
}

TEST(Search, a_check_that_a_drop_could_answer_is_no_mate_under_fics_but_is_one_under_minerva) {
    constexpr const char* kBackRank = "6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1";
    Engine engine{1};
    EXPECT_FALSE(is_mate(engine.think(single(kBackRank, "fics"), depth(3)).score));
    EXPECT_EQ(engine.think(single(kBackRank, "minerva"), depth(3)).score, -mated_in(1));
}

TEST(Search, the_same_budget_gives_the_same_thought) {
    Engine one{2};
    Engine other{2};
    const Thought a = one.think(single(kMiddle), nodes(20'000));
    other.think(single("4k3/8/8/8/8/8/4P3/4K3[QQqq] w - - 0 1"), nodes(5'000));
    other.forget();
    const Thought b = other.think(single(kMiddle), nodes(20'000));
    EXPECT_EQ(a.line, b.line);
    EXPECT_EQ(a.score, b.score);
    EXPECT_EQ(a.nodes, b.nodes);
}

TEST(Search, keeps_to_its_budget) {
    Engine engine{1};
    EXPECT_LE(engine.think(single(kMiddle), nodes(3'000)).nodes, 3'001U);
    EXPECT_EQ(engine.think(single(kMiddle), depth(3)).depth, 3);
    Limits limits;
    int asked = 0;
    limits.stop = [&asked] { return ++asked == 5; };
    EXPECT_LE(engine.think(single(kMiddle), limits).nodes, 6U * 1024);
    EXPECT_EQ(asked, 5);
}

TEST(Search, finds_a_move_even_if_stopped_at_once) {
    Engine engine{1};
    Limits limits;
    limits.stop = [] { return true; };
    EXPECT_TRUE(engine.think(single(kMiddle), limits).move);
    EXPECT_TRUE(engine.think(single(kMiddle), nodes(1)).move);
}

TEST(Search, chooses_only_among_the_given_moves) {
    Engine engine{1};
    Limits limits = depth(4);
    limits.among = {move_of(board(kMiddle), "a2a3"), move_of(board(kMiddle), "N@a5")};
    const auto move = engine.think(single(kMiddle), limits).move;
    EXPECT_TRUE(std::ranges::find(limits.among, *move) != limits.among.end());
}

TEST(Search, without_a_legal_move_there_is_none_to_find) {
    Engine engine{1};
    const Thought thought = engine.think(single("k7/1Q6/1K6/8/8/8/8/8[] b - - 0 1", "minerva"), depth(3));
    EXPECT_FALSE(thought.move);
}

// g5 leaves Black only moves that lose: it is mate in six, which a search that lets him pass does not see.
TEST(Search, sees_zugzwang_where_nothing_can_be_dropped) {
    constexpr const char* kPawns = "7k/5K2/8/8/6Pp/7P/8/8 w - - 0 1";
    Engine engine{1};
    const Thought chess = engine.think(single(kPawns, "jijbent"), nodes(150'000));
    EXPECT_EQ(mate_distance(chess.score), 6);
    Situation last = both(kPawns, kStart, "minerva");
    last.boards[match::BoardId::second].over = true;
    EXPECT_TRUE(is_mate(engine.think(last, nodes(150'000)).score));
}

TEST(Search, where_nobody_can_ever_mate_it_is_a_draw) {
    for (const char* fen : {"8/8/3k4/8/8/3K4/8/8 w - - 0 1", "8/8/3k4/8/8/3KB3/8/8 w - - 0 1",
                            "8/8/3k4/8/8/3KN3/8/8 b - - 0 1", "8/2b5/3k4/8/8/3KB3/8/8 w - - 0 1"}) {
        Engine engine{1};
        EXPECT_EQ(engine.think(single(fen, "jijbent"), depth(6)).score, 0) << fen;
        Situation last = both(fen, kStart, "knsb");
        last.boards[match::BoardId::second].over = true;
        EXPECT_EQ(engine.think(last, depth(6)).score, 0) << fen;
    }
    Engine engine{1};
    EXPECT_NE(engine.think(single("8/8/3k4/8/8/3KNN2/8/8 w - - 0 1", "jijbent"), depth(6)).score, 0)
        << "it can be mate";
    EXPECT_GT(engine.think(single("8/8/3k4/8/8/3KB3/8/8[] w - - 0 1", "knsb"), depth(6)).score, 0)
        << "pieces can come";
}

TEST(Search, a_board_full_of_queens_is_searched_too) {
    Engine engine{1};
    EXPECT_TRUE(
        engine.think(single("QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/pp5Q/kn3K1Q[QRBNPqrbnp] w - - 0 1"), nodes(2'000))
            .move);
}

TEST(Search, tells_of_every_finished_depth) {
    Engine engine{1};
    int last = 0;
    engine.think(single(kMiddle), depth(5), [&last](const Thought& thought) {
        EXPECT_EQ(thought.depth, last + 1);
        EXPECT_FALSE(thought.line.empty());
        last = thought.depth;
    });
    EXPECT_EQ(last, 5);
}

}  // namespace
}  // namespace doorgeef::engine
